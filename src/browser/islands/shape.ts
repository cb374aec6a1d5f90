/** What an island is made of: a translator, a blocker or an extension that changes it changes this. */
export const shapeOf = ({ children: [html] }: Element): string =>
  html ? html.textContent + html.querySelectorAll("*").length : ""
