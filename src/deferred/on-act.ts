/**
 * Does something once, when the visitor does one of some things; again at the next one, if it failed.
 * @param attempt returns undefined where the event is not meant
 */
export const onAct = (
  target: EventTarget,
  events: string[],
  attempt: (event: Event) => Promise<unknown> | undefined,
) => {
  const listen = () => events.forEach(type => target.addEventListener(type, act, { passive: true }))
  const act = (event: Event) => {
    const done = attempt(event)
    if (!done) return
    events.forEach(type => target.removeEventListener(type, act))
    done.catch(listen)
  }
  listen()
}
