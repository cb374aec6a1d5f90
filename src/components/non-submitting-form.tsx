import type { ComponentProps } from "react"

/**
 * A form that validates but never submits: outside a dialog, `method="dialog"` neither sends nor navigates.
 */
export const NonSubmittingForm = (props: Omit<ComponentProps<"form">, "method">) => <form method="dialog" {...props} />
