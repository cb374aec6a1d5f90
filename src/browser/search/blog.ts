import { ask, asked } from "../../site/address"
import { pathPrefix } from "../../site/path-prefix"
import { find, type SearchIndex } from "./find"
import { INDEX, searchAttribute } from "./names"
import { failed, type SearchWords, shownOf, statusOf } from "./results"
import { wordsOf } from "./words"

/** Posts that are shown at first, and with each further step. */
const STEP = 10

const fetchIndex = async (): Promise<SearchIndex> => {
  const answer = await fetch(pathPrefix + INDEX)
  if (!answer.ok) throw new Error(`${answer.status}`)
  return answer.json() as Promise<SearchIndex>
}

/** The answer to what the address asks for. */
const answerTo = (index: SearchIndex, text: string, category: string, most: number) => {
  const words = [...new Set(wordsOf(text))]
  const matches = find(words, index)
  const among = (place: number) => matches.filter(post => index.filed[post]!.includes(place))
  const counted = index.categories
    .map(({ id, name }, place) => ({ id, name, count: among(place).length }))
    .filter(({ count }) => count > 0)
  const place = index.categories.findIndex(({ id }) => id === category)
  const chosen = counted.some(({ id }) => id === category) ? among(place) : matches
  return {
    text,
    words,
    total: matches.length,
    categories: counted,
    category: chosen === matches ? "" : category,
    count: chosen.length,
    posts: chosen.slice(0, most).map(post => index.posts[post]!),
  }
}

/**
 * Answers the search field of the blog: while somebody types, and to what the address asks for. The address follows,
 * with a step back before the first letter and before each change of category.
 */
export const start = (form: Element, load = fetchIndex): void => {
  const field = form.querySelector("input")
  const root = document.querySelector<HTMLElement>(`[${searchAttribute}]`)
  const [data, status, results] = root?.children ?? []
  if (!field || !root || !data || !status || !results) return
  const words = JSON.parse(data.textContent) as SearchWords
  let known: Promise<SearchIndex> | undefined
  /** Asked for once; if it did not come, it is asked for again. */
  const indexOf = () => {
    known ??= load()
    known.catch(() => (known = undefined))
    return known
  }
  let most = STEP
  let turn = 0

  const show = async () => {
    const own = ++turn
    const text = asked("q")
    if (wordsOf(text).length === 0) {
      root.hidden = true
      return
    }
    const index = await indexOf().catch(() => undefined)
    // Somebody has typed on meanwhile.
    if (own !== turn) return
    root.hidden = false
    const answer = index && answerTo(index, text, asked("category"), most)
    status.textContent = answer ? statusOf(words, answer) : words.failed
    results.replaceChildren(...(answer ? shownOf(words, answer) : failed(words)))
  }
  const change = (values: Record<string, string>, isStep: boolean) => {
    ask(values, isStep)
    most = STEP
    return show()
  }
  const typed = () => {
    const isFirst = asked("q") === ""
    const q = field.value.trim()
    void change(q ? { q } : { q, category: "" }, isFirst || !q)
  }
  const links = () => [...results.querySelectorAll<HTMLElement>("li a")]
  const move = (event: KeyboardEvent) => {
    if (event.key === "Escape" && event.target === field) {
      field.value = ""
      typed()
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step || root.hidden || event.ctrlKey || event.metaKey || event.altKey) return
    const stops: HTMLElement[] = [field, ...links()]
    const at = stops.indexOf(event.target as HTMLElement)
    const next = at < 0 ? undefined : stops[at + step]
    if (!next) return
    event.preventDefault()
    next.focus()
  }

  field.addEventListener("input", typed)
  field.addEventListener("keydown", move)
  root.addEventListener("keydown", move)
  root.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest("button") : null
    if (!button) return
    if (button.hasAttribute("data-more")) {
      const before = most
      most += STEP
      void show().then(() => links()[before]?.focus())
      return
    }
    const { value } = button
    void change({ category: value }, true).then(() =>
      results.querySelector<HTMLElement>(`button[value="${CSS.escape(value)}"]`)?.focus(),
    )
  })
  addEventListener("popstate", () => {
    field.value = asked("q")
    most = STEP
    void show()
  })
  if (field.value) typed()
  else {
    field.value = asked("q")
    void show()
  }
}
