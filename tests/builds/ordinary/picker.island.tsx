import { useEffect, useRef, useState } from "react"

/** A list that is searched: what was typed before React was there counts. */
export const Picker = ({ names }: { names: string[] }) => {
  const field = useRef<HTMLInputElement>(null)
  const [wanted, setWanted] = useState("")
  useEffect(() => setWanted(field.current?.value ?? ""), [])
  return (
    <div id="picker">
      <label>
        Search
        <input ref={field} type="search" onInput={({ currentTarget }) => setWanted(currentTarget.value)} />
      </label>
      <ul>
        {names
          .filter(name => name.includes(wanted))
          .map(name => (
            <li key={name}>{name}</li>
          ))}
      </ul>
    </div>
  )
}
