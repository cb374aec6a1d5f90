import assert from "node:assert/strict"
import { atRest, hasPage, isFull, test, textOf, visit } from "./site"
import type { Route } from "@playwright/test"
import { assertAnswers, field, filters, frames, hold, ours, SCRIPTS, TYPED } from "./faults"

/** A page with a form, and one with a filter: their scripts come at the first touch. */
const FORM = "/contact"
const FILTER = "/resources"

test.describe("a page survives", () => {
  const answers: Record<string, (route: Route) => Promise<void>> = {
    "missing scripts": route => route.fulfill({ status: 404, contentType: "text/html", body: "<main>404</main>" }),
    "scripts that are a sign-in page": route =>
      route.fulfill({ contentType: "text/html", body: "<main>Sign in</main>" }),
    "half a script": route =>
      route.fulfill({ contentType: "text/javascript", body: "export const start=element=>{if(" }),
    "a script that throws": route =>
      route.fulfill({ contentType: "text/javascript", body: "throw new Error('broken')" }),
  }
  // Each fault meets one of them, in turn.
  const isInTurn = (fault: number, page: number) => isFull || fault % 2 === page
  const faults = Object.entries(answers).flatMap(([fault, answer], at) =>
    [FORM, FILTER].filter((_, page) => isInTurn(at, page)).map(path => [fault, path, answer] as const),
  )
  for (const [fault, path, answer] of faults)
    // A form that delivers answers what is typed by its own script, whose faults are asked in tests/builds.
    test(`${fault} of ${path}`, () =>
      visit(path, {}, async ({ page, problems }) => {
        // What has come into the window by then stays there.
        await field(page).scrollIntoViewIfNeeded()
        await atRest(page)
        const before = await textOf(page, "body")
        await page.route(SCRIPTS, answer)
        await field(page).click()
        await field(page).pressSequentially(TYPED)
        // Many acts are no reason to ask many times.
        let requests = 0
        page.on("request", () => requests++)
        for (let step = 0; step < 20; step++) await page.mouse.move(100 + step, 300)
        await frames(page)
        assert.ok(requests <= 8, `${requests} requests within 20 movements`)
        assert.equal(await textOf(page, "body"), before)
        assert.equal(await page.locator("main").count(), 1)
        assert.equal(await field(page).inputValue(), TYPED)
        await assertAnswers(page)
        assert.deepEqual(ours(problems), [])
      }))

  test("scripts that come late: what was typed meanwhile stays", () => {
    test.skip(!hasPage(FILTER))
    return visit(FILTER, {}, async ({ page, problems }) => {
      const release = await hold(page, SCRIPTS)
      await field(page).click()
      await field(page).pressSequentially(TYPED)
      await assertAnswers(page)
      assert.equal(await filters(page), false)
      release()
      await page.waitForSelector("[data-only]")
      assert.equal(await field(page).inputValue(), TYPED)
      assert.deepEqual(problems, [])
    })
  })

  test("the network going away, and coming back", () => {
    test.skip(!hasPage(FILTER))
    return visit(FILTER, {}, async ({ page, problems }) => {
      await page.context().setOffline(true)
      await field(page).click()
      await field(page).pressSequentially(TYPED)
      await assertAnswers(page)
      assert.equal(await filters(page), false)
      await page.context().setOffline(false)
      // An act tries again, once the pause is over.
      for (let step = 0; !(await filters(page)) && step < 50; step++) {
        await field(page).press("End")
        await page.waitForTimeout(100)
      }
      assert.equal(await filters(page), true)
      assert.equal(await field(page).inputValue(), TYPED)
      assert.deepEqual(ours(problems), [])
    })
  })
})
