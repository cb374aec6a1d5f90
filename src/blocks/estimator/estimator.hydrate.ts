import { hydrate } from "#browser/islands/hydrate"
import { Estimator } from "./estimator.island"

export const start = hydrate(Estimator)
