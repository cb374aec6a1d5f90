import type { ComponentProps } from "react"
import { bringsAtTouch } from "../browser/behaviours"
import { ServiceFields } from "./service-fields"

interface ListFormProps extends Omit<ComponentProps<"form">, "action" | "method"> {
  delivery: Queries.DeliveryFragment
  /** Label of the honeypot. */
  trap: string
}

/**
 * A form that hands an address to the service that keeps the list: a plain post, with and without script, because the
 * service confirms it on a page of its own.
 */
export const ListForm = ({ delivery, trap, children, ...rest }: ListFormProps) => (
  <form
    {...rest}
    {...bringsAtTouch("checks")}
    data-provider={delivery.provider}
    method="post"
    action={delivery.endpoint ?? undefined}
  >
    {children}
    <ServiceFields delivery={delivery} trap={trap} />
  </form>
)
