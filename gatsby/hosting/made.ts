/** First line of every file that hosts read. */
export const MADE = "Written by `npm run hosting` from gatsby/hosting/: change it there."
