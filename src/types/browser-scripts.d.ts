/** All browser scripts: a constant of the bundle that renders the pages. */
declare const BROWSER_SCRIPTS: import("#gatsby/browser-scripts").BrowserScripts
/** Content Security Policy of every page, in the same bundle (gatsby/content-policy.ts). */
declare const CONTENT_POLICY: string
