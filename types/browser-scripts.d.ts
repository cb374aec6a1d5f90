/**
 * Everything that runs in a visitor's browser, put into the bundle that renders the pages (gatsby/on-create-webpack-
 * config.ts).
 */
declare const BROWSER_SCRIPTS: import("../gatsby/browser-scripts").BrowserScripts
