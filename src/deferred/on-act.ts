/** Milliseconds after a first failure in which no act tries again; twice as many after each further one. */
export const PAUSE = 500

/**
 * Does something once, when the visitor does one of some things. If it fails, an act after a pause tries again: a
 * pointer moves a hundred times a second, and what has just failed, as it does without a network, would fail as often.
 * @param attempt returns undefined where the event is not meant
 */
export const onAct = (
  target: EventTarget,
  events: string[],
  attempt: (event: Event) => Promise<unknown> | undefined,
) => {
  let pause = PAUSE
  const listen = () => events.forEach(type => target.addEventListener(type, act, { passive: true }))
  const act = (event: Event) => {
    const done = attempt(event)
    if (!done) return
    events.forEach(type => target.removeEventListener(type, act))
    done.catch(() => {
      setTimeout(listen, pause)
      pause *= 2
    })
  }
  listen()
}
