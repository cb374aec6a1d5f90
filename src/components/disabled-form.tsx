import type { ComponentProps } from "react"

/**
 * A form that the browser checks and that then does nothing: outside of a dialog, `method="dialog"` neither sends
 * nor navigates.
 */
export const DisabledForm = (props: Omit<ComponentProps<"form">, "method">) => <form method="dialog" {...props} />
