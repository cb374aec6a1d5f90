// Create React App's name for a service worker; the same as that of gatsby-plugin-offline.
importScripts("/sw.js")
