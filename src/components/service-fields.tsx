import { styled } from "@mui/material/styles"
import { field } from "../browser/forms/names"
import { visuallyHidden } from "./visually-hidden"

const Hidden = styled("div")(visuallyHidden)

/** What services call the field that only programs fill in; they drop a message that has something in it. */
const TRAPS: Record<string, string> = {
  // https://help.formspree.io/articles/building-your-form/honeypot-spam-filtering
  "formspree.io": "_gotcha",
  // https://formsubmit.co/documentation
  "formsubmit.co": "_honey",
  // https://docs.web3forms.com/getting-started/customizations/spam-protection/spam-protection
  "api.web3forms.com": "botcheck",
}

/** Name of the honeypot: what content says, else the service's own, else ours. */
export const trapOf = ({ endpoint, trap }: Pick<Queries.DeliveryFragment, "endpoint" | "trap">): string =>
  trap ?? (endpoint ? TRAPS[new URL(endpoint).hostname] : undefined) ?? field.trap

interface ServiceFieldsProps {
  delivery: Queries.DeliveryFragment
  /** Label of the honeypot. */
  trap: string
}

/** What the service asks for besides what visitors write, and its honeypot. */
export const ServiceFields = ({ delivery, trap }: ServiceFieldsProps) => (
  <>
    {delivery.hidden?.map(({ name, value }) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    <Hidden aria-hidden="true">
      <label>
        {trap}
        <input type="text" name={trapOf(delivery)} data-trap="" tabIndex={-1} autoComplete="off" />
      </label>
    </Hidden>
  </>
)
