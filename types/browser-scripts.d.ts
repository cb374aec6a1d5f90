/** Everything that runs in a visitor's browser: a constant of the bundle that renders the pages. */
declare const BROWSER_SCRIPTS: import("../gatsby/browser-scripts").BrowserScripts
