const XLINK = 'xmlns:xlink="http://www.w3.org/1999/xlink"'
const PATH = '<path d="M20 140L120 20 220 140" stroke-width="4"/>'
const RECT = '<rect width="200" height="120" x="20" y="20"'
const svg = (inner: string, root = 'viewBox="0 0 240 160"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${XLINK} ${root}>${inner}</svg>`
const VIEW_BOX = 'viewBox="0 0 240 160" '
const PIXEL =
  "iVBORw0KGgoAAAANSUhEUgAAACgAAAAoCAIAAAADnC86AAAAL0lEQVR4nO3NMQ0AAAgDsCmZfynIwgQJT5P+zbQvIhaLxWKxWCwWi8VisVgsFt9ZEe9ZW8NE4AYAAAAASUVORK5CYII="

/** Files exported by other programs. */
export const importedFiles: Record<string, string> = {
  "root fill": svg(`${PATH}${RECT} stroke="#D9480F"/>`, `${VIEW_BOX}fill="none"`),
  "root stroke": svg(PATH, `${VIEW_BOX}fill="none" stroke="currentColor" stroke-linecap="round"`),
  "root style": svg(
    `<path d="M20 20h200v120H20zM80 50h80v60H80z"/>`,
    `${VIEW_BOX}style="fill-rule:evenodd;fill:#2b8a3e"`,
  ),
  "root class": svg(`<style>.cls-1{fill:#e03131}</style>${RECT} />`, `${VIEW_BOX}class="cls-1"`),
  "root opacity": svg(`${RECT} fill="red"/>`, `${VIEW_BOX}opacity=".5"`),
  "XML declaration": `<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n${svg(`${RECT}/>`)}`,
  "doctype with entities": `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "" [<!ENTITY red "fill:#f00">]>${svg(`${RECT} style="&red;"/>`)}`,
  "Inkscape namespaces": svg(
    `<sodipodi:namedview pagecolor="#fff"/><g inkscape:label="One" inkscape:groupmode="layer">${RECT} fill="#1971C2"/></g>`,
    `${VIEW_BOX}xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"`,
  ),
  "Affinity namespace": svg(
    `<g serif:id="Ring">${RECT} fill="teal"/></g>`,
    `${VIEW_BOX}width="100%" height="100%" xmlns:serif="http://www.serif.com/" xml:space="preserve"`,
  ),
  "metadata and comments": svg(`<!-- one --><metadata><a xmlns="b"/></metadata>${RECT}/>`),
  bleed: svg('<rect x="-1000" y="-1000" width="3000" height="3000" fill="#FFD43B"/><circle cx="120" cy="80" r="60"/>'),
  "bleed shown by overflow": svg('<circle cx="240" cy="160" r="90"/>', `${VIEW_BOX}overflow="visible"`),
  "clip path": svg(
    `<defs><clipPath id="a"><circle cx="120" cy="80" r="60"/></clipPath></defs><g clip-path="url(#a)">${RECT} fill="red"/></g>`,
  ),
  mask: svg(`<mask id="a"><circle cx="120" cy="80" r="60" fill="#fff"/></mask>${RECT} mask="url(#a)"/>`),
  "linear gradient": svg(
    `<linearGradient id="a"><stop stop-color="red"/><stop offset="1" stop-color="#ff0"/></linearGradient>${RECT} fill="url(#a)"/>`,
  ),
  "radial gradient by reference": svg(
    `<linearGradient id="b"><stop stop-color="red"/><stop offset="1"/></linearGradient><radialGradient id="a" xlink:href="#b"/>${RECT} fill="url(#a)"/>`,
  ),
  pattern: svg(
    `<pattern id="a" width="20" height="20" patternUnits="userSpaceOnUse"><circle cx="9" cy="9" r="7"/></pattern>${RECT} fill="url(#a)"/>`,
  ),
  "use by xlink": svg(`<defs><g id="a">${PATH}</g></defs><use xlink:href="#a" fill="red"/>`),
  "use of a symbol": svg(
    '<symbol id="a" viewBox="0 0 10 10"><path d="M0 5h10l-2 4H2z"/></symbol><use href="#a" width="90" height="90"/>',
  ),
  text: svg('<text x="12" y="60" font-size="24">Größe Łódź Ελληνικά</text>'),
  "text with spans": svg(
    '<text xml:space="preserve" style="white-space:pre" font-size="24" font-weight="bold"><tspan x="20" y="60">Launch  day</tspan><tspan x="20" y="90">is a Friday</tspan></text>',
  ),
  "text on a path": svg(
    '<path id="a" d="M20 120Q120 20 220 120" fill="none"/><text font-size="20"><textPath xlink:href="#a">Along the quay</textPath></text>',
  ),
  shadow: svg(
    `<filter id="a"><feGaussianBlur in="SourceAlpha" stdDeviation="5"/><feOffset dy="4" result="b"/><feMerge><feMergeNode in="b"/><feMergeNode in="SourceGraphic"/></feMerge></filter>${RECT} fill="#fff" filter="url(#a)"/>`,
  ),
  "blend mode": svg(`${RECT} fill="red"/><circle cx="60" cy="60" r="50" fill="cyan" style="mix-blend-mode:multiply"/>`),
  marker: svg(
    '<marker id="a" refX="5" refY="5" markerWidth="10" markerHeight="10"><path d="M0 0l10 5-10 5z"/></marker><path d="M20 80h150" stroke="#000" stroke-width="4" marker-end="url(#a)"/>',
  ),
  "class names of our drawings": svg(
    `<style>.bar{fill:#E03131}.outline{fill:none;stroke:#1971C2;stroke-width:10}</style>${RECT} class="bar"/>${RECT} class="outline"/>`,
  ),
  "style in CDATA": svg(`<style><![CDATA[svg > rect{fill:#2b8a3e}]]></style>${RECT}/>`),
  "dark mode rules": svg(`<style>@media(prefers-color-scheme:dark){rect{fill:#fff}}</style>${RECT}/>`),
  "commas in viewBox": svg(`${RECT}/>`, 'viewBox="0,0,240,160"'),
  "line breaks in viewBox": svg(`${RECT}/>`, 'viewBox=" 0\n0   240,160 "'),
  "offset viewBox": svg(`${RECT}/>`, 'viewBox="-40 -20 320 213.333"'),
  "viewBox smaller than 2 units": svg('<circle cx=".755" cy=".503" r=".2134"/>', 'viewBox="0 0 1.5 1"'),
  "huge viewBox": svg('<path d="M2000 2000h20000v12000h-20000z"/>', 'viewBox="0 0 24000 16000"'),
  "another ratio": svg(
    `${RECT}/>`,
    'width="240" height="160" viewBox="0 0 240 240" preserveAspectRatio="xMinYMin slice"',
  ),
  prefixes: `<s:svg xmlns:s="http://www.w3.org/2000/svg" viewBox="0 0 240 160"><s:circle cx="120" cy="80" r="60"/></s:svg>`,
  "embedded raster image": svg(`<image width="240" height="160" xlink:href="data:image/jpg;base64,${PIXEL}"/>`),
  "nested svg": svg(`<svg x="20" y="20" width="50" height="50" viewBox="0 0 9 9"><circle r="9"/></svg>`),
  "duplicate paths": svg('<path d="M20 20h90v90H20z" opacity=".5"/><path d="M20 20h90v90H20z" opacity=".5"/>'),
}
