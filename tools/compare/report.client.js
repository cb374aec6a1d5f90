document.addEventListener("input", ({ target }) => target.parentElement.style.setProperty("--at", `${target.value}%`))
document.addEventListener("keydown", ({ key, ctrlKey, metaKey, altKey }) => {
  const step = { j: 1, k: -1 }[key]
  if (!step || ctrlKey || metaKey || altKey) return
  const sections = [...document.querySelectorAll("section")]
  const now = sections.findLastIndex(section => section.getBoundingClientRect().top < 2)
  const next = sections[Math.min(Math.max(now + step, 0), sections.length - 1)]
  next.scrollIntoView()
  next.querySelector("input")?.focus({ preventScroll: true })
})
