document.addEventListener("input", ({ target }) => target.parentElement.style.setProperty("--at", `${target.value}%`))

const sections = [...document.querySelectorAll("section")]
const go = step => {
  const now = sections.findLastIndex(section => section.getBoundingClientRect().top < 2)
  const next = sections[Math.min(Math.max(now + step, 0), sections.length - 1)]
  next.scrollIntoView()
  next.querySelector("input")?.focus({ preventScroll: true })
}
const keys = { j: () => go(1), k: () => go(-1), d: () => document.body.classList.toggle("marked") }
document.addEventListener("keydown", event => {
  if (!event.ctrlKey && !event.metaKey && !event.altKey) keys[event.key]?.()
})
