import { block, group, heading, list, pagePicture, sentence, text } from "../../../packages/content-engine"

const step = group("Step", "One step of a process.", {
  title: heading("Name of the step."),
  text: sentence("What happens in it."),
  when: text('When it happens or how long it takes, for example "Days 2 to 3".')
    .meta({ examples: ["Days 2 to 3"] })
    .optional(),
})

export const steps = block("steps", "StepsBlock", "What happens, step by step, along a line or below a picture.", {
  title: heading("Heading."),
  lead: sentence("Sentence beside the heading.").optional(),
  ...pagePicture("Picture over the steps: drawings/pages/course.svg has four waypoints, for four of them."),
  items: list("One to eight steps, in order.", step, { min: 1, max: 8 }),
})
