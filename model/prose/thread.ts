/** The second thread that reads prose while `npm run check:content` does; Node starts it by this file. */
import { readOnThread } from "../../packages/content-engine"
import { proseTags } from "./tags"

void readOnThread(proseTags)
