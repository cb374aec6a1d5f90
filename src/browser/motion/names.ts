/** Marks what waits below the window to be revealed; the global styles hide it. */
export const waitingAttribute = "data-waiting"

/** Milliseconds between the parts of a band as they rise into view, on `<main>`. */
export const staggerAttribute = "data-stagger"

/** Marks the glow that follows the mouse. */
export const glowAttribute = "data-cursor-glow"

/** On the root once the color mode was switched: the new one spreads in a circle, without the browser's own fade. */
export const spreadAttribute = "data-spread"

/** How what moves comes to rest. */
export const EASING = "cubic-bezier(.2,.7,.2,1)"
