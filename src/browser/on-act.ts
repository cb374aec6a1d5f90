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
  let isTried = false
  const act = (event: Event) => {
    const done = isTried ? undefined : attempt(event)
    if (!done) return
    isTried = true
    done.catch(() => {
      setTimeout(() => (isTried = false), pause)
      pause *= 2
    })
  }
  for (const type of events) target.addEventListener(type, act, { passive: true })
}
