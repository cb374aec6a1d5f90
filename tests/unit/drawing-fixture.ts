/** A drawing as GraphQL returns it. */
export const drawingFixture = {
  src: "/drawings/one.svg",
  width: 240,
  height: 160,
  alt: "One",
  image: null,
  drawing: {
    viewBox: "0 0 240 160",
    phoneViewBox: null,
    bounds: "0 0 240 160",
    content: '<path class="plate" d="M0 0h9"/>',
    inline: false,
  },
}
