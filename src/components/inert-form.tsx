import type { ComponentProps } from "react"
import { checkedAttribute } from "../site/form-names"

/**
 * A form that the browser checks and that then does nothing: outside of a dialog, `method="dialog"` neither sends
 * nor navigates, so that it is inert before and without script too; once React is there, the submission is cancelled
 * outright.
 */
export const InertForm = (props: Omit<ComponentProps<"form">, "method" | "onSubmit">) => (
  <form
    method="dialog"
    onSubmit={event => event.preventDefault()}
    {...(!props.noValidate && { [checkedAttribute]: "" })}
    {...props}
  />
)
