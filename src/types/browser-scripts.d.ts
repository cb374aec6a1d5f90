/** Everything that runs in a visitor's browser: a constant of the bundle that renders the pages. */
declare const BROWSER_SCRIPTS: import("#gatsby/browser-scripts").BrowserScripts
/** The content policy of every page: a constant of that bundle, too (gatsby/content-policy.ts). */
declare const CONTENT_POLICY: string
