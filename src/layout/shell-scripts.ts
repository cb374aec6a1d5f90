import { fontsAttribute } from "../theme/fonts"
import { colorModeAttribute } from "../theme/theme"
import { frameAttribute } from "./later"
import { scriptsSlice } from "./scripts-slice"

/**
 * The two inline scripts of every page. They make the shell work at once, long before React is wanted: plain, small, and without
 * a single import, because they are written into the HTML as they stand. Every page carries them, so names are short:
 * `d` document, `r` its root element, `m` the chosen color mode ("system", "light" or "dark"), `k` the two fixed modes, that which changes
 * the page first, `s` marks the scroll, `l` listens or stops listening for intent, `g` fetches Gatsby's scripts,
 * `p` brings what comes later. `painted`, of the first script, is a promise of the first paint of content: an empty ground may be painted
 * before, and what is asked for then delays the text.
 */

/** Key under which Material UI keeps the chosen color mode; ours is the same, so that both agree. */
const MODE_KEY = "mui-mode"

/**
 * In `<head>`, before anything is painted: the color mode the visitor chose (that of the system is a matter of style alone, and so
 * follows it live), and the promise of the first paint. Storage may be forbidden, and reading it throws then.
 * Fonts: who comes from another page of the site has them, so they are used at once; where they are not asked for with the first page,
 * they are fetched after its first paint for the next one (docs/decisions/0043-optional-fonts.md).
 */
export const headScript = `{let d=document,m,f=[...d.querySelectorAll("[${fontsAttribute}]")];
try{m=localStorage["${MODE_KEY}"]}catch{}
d.documentElement.setAttribute("${colorModeAttribute}",m||"system");
painted=new Promise(f=>{try{new PerformanceObserver((e,o)=>e.getEntriesByName("first-contentful-paint")[0]&&f(o.disconnect())).observe({type:"paint",buffered:true})}catch{f()}});
d.referrer.startsWith(location.origin+"/")?f.map(e=>e.removeAttribute("media")):
navigator.connection?.saveData||painted.then(()=>f.map(e=>e.href&&!matchMedia(e.media).matches&&fetch(e.href,{priority:"low"}).catch(()=>{})))}`

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

/**
 * The same; what comes after the first paint (docs/decisions/0009-what-comes-later.md), drawings one a frame; and the loading of Gatsby's
 * scripts on the first sign of intent, or on the next one if the network failed. React finds the page whole, for it waits for the drawings,
 * but not longer than three seconds: what has not come by then it draws itself.
 */
export const shellScript = `{${names},
p=painted.then(async()=>{let a=await(await fetch(d.body.dataset.later)).json();
d.head.append(Object.assign(d.createElement("style"),{textContent:a.paper}));
for(let e of d.querySelectorAll("[${frameAttribute}]")){e.innerHTML=a.drawings[e.dataset.frame];await new Promise(requestAnimationFrame)}}).catch(()=>{}),
l=v=>["pointerdown","pointermove","touchstart","keydown","focusin","input","scroll"].forEach(n=>window[v+"EventListener"](n,g,{passive:true})),
g=()=>{l("remove");fetch("${scriptsSlice}").then(a=>a.text()).then(async t=>{await Promise.race([p,new Promise(f=>setTimeout(f,3e3))]);d.body.append(d.createRange().createContextualFragment(t))},()=>l("add"))};
l("add");${listeners}}`
