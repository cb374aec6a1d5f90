export { createPages } from "./gatsby/create-pages"
export { createResolvers, createSchemaCustomization } from "./gatsby/create-schema-customization"
export { onCreateNode } from "./gatsby/on-create-node"
export { onPreBootstrap } from "./gatsby/on-pre-bootstrap"
