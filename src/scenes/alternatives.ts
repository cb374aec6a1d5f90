/**
 * What the drawings of this site show, for people who do not see them: each text belongs to its drawing, and content
 * may say it otherwise. Drawings that are made to the numbers of a page are told there.
 */

/** The drawings of services (`services/`). */
export const serviceAlternatives: Record<Queries.ServiceDrawing, string> = {
  automationCrm:
    "An engine room in section. Left of a yellow cut, a framed form and chat window feed pipes into one customer record. Right of it the record is filled: a yellow condition sends five emails or opens a task list, which flows back.",
  brandingDesign:
    "A great sail carries a leaf-and-bowl mark: circles and grid on the left, finished color on the right. Below, a specimen joins an outlined A to a solid a. Bottle, jar, app icon and bag wear the identity beside a color banner.",
  customSoftware:
    "A ship's engine room cut open on three decks. Left, screen, gears, switchboard, shelves and drums are outlined. Right, they run: a person approves an order on screen, gears and rules turn, and the matching record lights up yellow among stored files.",
  ecommerceScale:
    "A container terminal cut in two. Framed on the left, loaded on the right: a crane lowers a yellow order onto a belt. Orders leave on top, mail and repeat orders return below, and stacks of subscription boxes grow along a twelve-month ruler.",
  ecommerce:
    "A shop in section. Left of a yellow cut, the awning, shelves, bottles, jars and packing belt are outlines. Right of it the shelves are stocked, a checkout screen shows a yellow Pay button, and parcels ride a belt onto the deck.",
  localBusiness:
    "A harbor street cut in two. Framed on the left: a map under a magnifier above outlined houses. Built on the right: a shop with a yellow awning, a house whose windows are booked slots, a first-place pin, a phone listing with stars and call button.",
  marketingOps:
    "A weekly wheel in section. Left of a yellow cut, a brief passes through a press into planned drafts and framed gondolas. A person at the top approves each piece. Right of it posts, emails and ads go out beside a results panel.",
  paidAds:
    "A billboard rack cut in two. Left, one creative is framed and marked up for several formats above a budget tank. Right, the ads run, one in yellow under test, while pipes split spend 50, 30 and 20 percent between three channels.",
  saasGrowth:
    "A flight of canal locks cut in two. Framed on the left: a gauge, a sign-up form and the visit lock. Built on the right: a yellow gate lifted by a third, paid and expanded accounts afloat, cohort bars, a leak nearly closed.",
  seoContent:
    "A lighthouse in section with twelve articles as floors. Left of a yellow cut, a keyword plan joins each topic to its floor. Right of it the articles are filled and the lamp lights the first of eight search results.",
  socialMedia:
    "A signal mast whose sail is a 30-day posting calendar. Left, posts are outlined and next week's flags dashed. Right, days fill with images, videos and text, seven flags fly with today's in yellow, and a comment gets its answer.",
  webDevelopment:
    "A web page in section. Left of a yellow cut line it is a wireframe on keel blocks; right of it the finished page is afloat with a three-field form and one button.",
}
