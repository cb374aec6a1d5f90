import { shiftAttribute } from "../theme/theme"

/**
 * The two inline scripts of every page. They make the shell work at once, long before React is wanted:
 * plain, small, and without a single import, because they are written into the HTML as they stand.
 */

/** Key under which Material UI keeps the chosen shift; ours is the same, so that both agree. */
const MODE_KEY = "mui-mode"

/** In `<head>`, before anything is painted: the shift the visitor chose, else that of the system. */
export const shiftScript = `(function(){var m;try{m=localStorage.getItem("${MODE_KEY}")}catch(e){}
if(m!=="light"&&m!=="dark")m=matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light";
document.documentElement.setAttribute("${shiftAttribute}",m)})()`

/** Marks `<html>` once the page has scrolled past 30 % of the window's height (spec 9.1). */
const scrolledAttribute = "data-scrolled"

/**
 * At the end of `<body>`: the floating button's threshold, the switch between the shifts, and the loading of Gatsby's scripts
 * on the first sign of intent. The StorageEvent tells Material UI, if it is there already, of the new shift.
 */
export const shellScript = `(function(){var d=document,r=d.documentElement,w=window;
function s(){r.toggleAttribute("${scrolledAttribute}",w.scrollY>w.innerHeight*.3)}
w.addEventListener("scroll",s,{passive:true});w.addEventListener("resize",s);s();
d.addEventListener("click",function(e){if(!e.target.closest("[data-shift-switch]"))return;
var m=r.getAttribute("${shiftAttribute}")==="dark"?"light":"dark";r.setAttribute("${shiftAttribute}",m);
try{localStorage.setItem("${MODE_KEY}",m)}catch(x){}
w.dispatchEvent(new StorageEvent("storage",{key:"${MODE_KEY}",newValue:m}))});
var t=d.getElementById("site-scripts"),k=["pointerdown","pointermove","touchstart","keydown","focusin","input","scroll"];
function g(){if(!t)return;k.forEach(function(n){w.removeEventListener(n,g)});d.body.appendChild(d.importNode(t.content,true));t=null}
k.forEach(function(n){w.addEventListener(n,g,{passive:true})})})()`

/** Id of the inert template that holds Gatsby's scripts until they are wanted. */
export const scriptsTemplateId = "site-scripts"

export { scrolledAttribute }
