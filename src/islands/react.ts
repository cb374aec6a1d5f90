/** What every island needs of React: the largest part of its script, and the same until React is updated. */
export * from "react-dom/client"
export * from "react/jsx-runtime"
