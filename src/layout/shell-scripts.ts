import { facesAttribute, webFaces } from "../theme/fonts"
import { colorModeAttribute } from "../theme/theme"
import { scriptsSlice } from "./scripts-slice"

/**
 * The two inline scripts of every page. They make the shell work at once, long before React is wanted: plain, small, and without
 * a single import, because they are written into the HTML as they stand. Every page carries them, so names are short:
 * `d` document, `r` its root element, `m` the chosen color mode ("system", "light" or "dark"), `k` the two fixed modes, that which changes
 * the page first, `f` opens the fonts, `v` sets the bands in them, `s` marks the scroll, `l` listens or stops listening for intent, `g` fetches Gatsby's scripts.
 * `painted`, of the first script, is a promise of the first paint of content: an empty ground may be painted
 * before, and what is asked for then delays the text.
 */

/** Key under which Material UI keeps the chosen color mode; ours is the same, so that both agree. */
const MODE_KEY = "mui-mode"

/** Key that remembers that this browser has the fonts, so that the next page is set in them from its first paint. */
const FONTS_KEY = "fonts"

/**
 * In `<head>`, before anything is painted: the color mode the visitor chose (that of the system is a matter of style alone, and so follows it live);
 * then the fonts, at once where the browser has them already, else after the first paint. Once both are there, the bands of the page are set in
 * them, one a frame, because text is laid out again for it, and then whatever comes (docs/decisions/0004-fonts.md).
 * Storage may be forbidden, and reading it throws then.
 */
export const headScript = `{let d=document,r=d.documentElement,m,h,s={},a=${JSON.stringify(webFaces).replace(/"(\w+)":/g, "$1:")}.map(a=>new FontFace(...a)),
f=()=>Promise.all([a[0].load(),a[1].load()]).then(()=>v(s.${FONTS_KEY}=1)),
v=()=>{let e=d.querySelector(":is(header,main>*,footer):not([${facesAttribute}])");(e||r).setAttribute("${facesAttribute}","");e&&requestAnimationFrame(v)};
a.map(a=>d.fonts.add(a));
try{s=localStorage;m=s["${MODE_KEY}"];h=s.${FONTS_KEY}}catch{}
r.setAttribute("${colorModeAttribute}",m||"system");
painted=new Promise(f=>{try{new PerformanceObserver((e,o)=>e.getEntriesByName("first-contentful-paint")[0]&&f(o.disconnect())).observe({type:"paint",buffered:true})}catch{f()}});
h?f(r.setAttribute("${facesAttribute}","")):painted.then(f)}`

/** Marks `<html>` once the page has scrolled past 30 % of the window's height (spec 9.1). */
export const scrolledAttribute = "data-scrolled"

const names = `let d=document,r=d.documentElement,s=()=>r.toggleAttribute("${scrolledAttribute}",scrollY>innerHeight*.3)`

const listeners = `addEventListener("scroll",s,{passive:true});addEventListener("resize",s);
addEventListener("storage",e=>e.key=="${MODE_KEY}"&&r.setAttribute("${colorModeAttribute}",e.newValue));
d.addEventListener("click",e=>{if(e.target.closest("[data-theme-toggle]")){
let k=["light","dark"],m;matchMedia("(prefers-color-scheme:dark)").matches||k.reverse();
m=k[k.indexOf(r.getAttribute("${colorModeAttribute}"))+1]||"system";
try{localStorage["${MODE_KEY}"]=m}catch{}
dispatchEvent(new StorageEvent("storage",{key:"${MODE_KEY}",newValue:m}))}})`

/**
 * At the end of `<body>`: the floating button's threshold and the theme toggle. The switch goes from the system's mode
 * to the other one, so that its first press is seen, then to the same one for good, then back. What it chose is told as a StorageEvent:
 * so this page, the others that are open, and Material UI, if it is there already, all learn of it in one way.
 * In `develop`, whose scripts come by themselves, this is all.
 */
export const shellControls = `{${names};${listeners}}`

/** The same, and the loading of Gatsby's scripts on the first sign of intent, or on the next one if the network failed. */
export const shellScript = `{${names},
l=v=>["pointerdown","pointermove","touchstart","keydown","focusin","input","scroll"].forEach(n=>window[v+"EventListener"](n,g,{passive:true})),
g=()=>{l("remove");fetch("${scriptsSlice}").then(a=>a.text()).then(t=>d.body.append(d.createRange().createContextualFragment(t)),()=>l("add"))};
l("add");${listeners}}`
