import assert from "node:assert/strict"
import { describe, test } from "node:test"
import type { Route } from "playwright-core"
import { assertAnswers, DEFERRED, field, frames, hold, ISLANDS, ours, state, TYPED } from "./faults"
import { inert } from "./content"
import { atRest, ofFirst, on, textOf, visit } from "./site"

/** A page with a form, whose scripts come at the first touch, and one with an island. */
const FORM = "/contact"
const ISLAND = "/resources"

describe("a page survives", { ...ofFirst, concurrency: 2 }, () => {
  const answers: Record<string, (route: Route) => Promise<void>> = {
    "missing scripts": route => route.fulfill({ status: 404, contentType: "text/html", body: "<main>404</main>" }),
    "scripts that are a sign-in page": route =>
      route.fulfill({ contentType: "text/html", body: "<main>Sign in</main>" }),
    "half a script": route =>
      route.fulfill({ contentType: "text/javascript", body: "export const start=element=>{if(" }),
    "a script that throws": route =>
      route.fulfill({ contentType: "text/javascript", body: "throw new Error('broken')" }),
  }
  const faults = Object.entries(answers).flatMap(([fault, answer]) =>
    [FORM, ISLAND].map(path => [fault, path, answer] as const),
  )
  for (const [fault, path, answer] of faults)
    // A form that delivers answers what is typed by its own script, whose faults are asked in tests/builds.
    test(`${fault} of ${path}`, path === FORM ? inert("contact") : on(path), () =>
      visit(path, {}, async ({ page, problems }) => {
        // What has come into the window by then stays there.
        await field(page).scrollIntoViewIfNeeded()
        await atRest(page)
        const before = await textOf(page, "body")
        for (const pattern of [ISLANDS, DEFERRED]) await page.route(pattern, answer)
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
      }),
    )

  test("scripts that come late: what was typed meanwhile stays", on(ISLAND), () =>
    visit(ISLAND, {}, async ({ page, problems }) => {
      const release = await hold(page, ISLANDS, DEFERRED)
      await field(page).click()
      await field(page).pressSequentially(TYPED)
      await assertAnswers(page)
      assert.equal(await state(page), null)
      release()
      await page.waitForSelector("[data-island][data-state=live]")
      assert.equal(await field(page).inputValue(), TYPED)
      assert.deepEqual(problems, [])
    }),
  )

  test("the network going away, and coming back", on(ISLAND), () =>
    visit(ISLAND, {}, async ({ page, problems }) => {
      await page.context().setOffline(true)
      await field(page).click()
      await field(page).pressSequentially(TYPED)
      await assertAnswers(page)
      assert.equal(await state(page), null)
      await page.context().setOffline(false)
      // An act tries again, once the pause is over.
      for (let step = 0; (await state(page)) !== "live" && step < 50; step++) {
        await field(page).press("End")
        await page.waitForTimeout(100)
      }
      assert.equal(await state(page), "live")
      assert.equal(await field(page).inputValue(), TYPED)
      assert.deepEqual(ours(problems), [])
    }),
  )
})
