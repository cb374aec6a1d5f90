import { setTimeout } from "node:timers/promises"
import type { Browser, CDPSession } from "@playwright/test"

/** A tab of its own, that Playwright knows nothing of. */
export interface PlainPage {
  /** Asks the page for the value of an expression. */
  ask: <Value>(expression: string) => Promise<Value>
  /** Waits until an expression is true there. */
  until: (expression: string) => Promise<void>
  /** Waits until it is loaded and its thread has had nothing to do for a while. */
  untilIdle: () => Promise<void>
  close: () => Promise<void>
}

type Send = <Result>(method: string, params: object) => Promise<Result>

interface Answer {
  id?: number
  result?: unknown
  error?: { message: string }
}

/** Hands commands to one tab, and their answers back. */
const sender = (session: CDPSession, sessionId: string): Send => {
  const waiting = new Map<number, { resolve: (answer: unknown) => void; reject: (error: Error) => void }>()
  let last = 0
  session.on("Target.receivedMessageFromTarget", event => {
    if (event.sessionId !== sessionId) return
    const { id, result, error } = JSON.parse(event.message) as Answer
    const command = waiting.get(id ?? 0)
    waiting.delete(id ?? 0)
    if (error) command?.reject(new Error(error.message))
    else command?.resolve(result)
  })
  return <Result>(method: string, params: object) =>
    new Promise<Result>((resolve, reject) => {
      const id = ++last
      waiting.set(id, { resolve: resolve as (answer: unknown) => void, reject })
      session
        .send("Target.sendMessageToTarget", { sessionId, message: JSON.stringify({ id, method, params }) })
        .catch(reject)
    })
}

/**
 * Opens a page as a visitor has it. A page of Playwright's has the inspector listen to its scripts, for which V8 reads
 * the whole of React a second time as soon as that makes an error: a third of the longest task, which no visitor has.
 * @param url address of the page
 */
export const openPlainPage = async (
  browser: Browser,
  url: string,
  size: { width: number; height: number },
): Promise<PlainPage> => {
  const session = await browser.newBrowserCDPSession()
  const { browserContextId } = await session.send("Target.createBrowserContext")
  const { targetId } = await session.send("Target.createTarget", { url: "about:blank", browserContextId, ...size })
  const { sessionId } = await session.send("Target.attachToTarget", { targetId, flatten: false })
  const send = sender(session, sessionId)
  const ask = async <Value>(expression: string): Promise<Value> => {
    const { result, exceptionDetails } = await send<{ result: { value: Value }; exceptionDetails?: { text: string } }>(
      "Runtime.evaluate",
      { expression, awaitPromise: true, returnByValue: true },
    )
    if (exceptionDetails) throw new Error(exceptionDetails.text)
    return result.value
  }
  const until = async (expression: string) => {
    while (!(await ask<boolean>(expression))) await setTimeout(50)
  }
  const untilIdle = async () => {
    await until("document.readyState === 'complete'")
    await setTimeout(1000)
    await ask("new Promise(resolve => requestIdleCallback(() => resolve(0)))")
  }
  await send("Page.navigate", { url })
  await until("location.protocol !== 'about:'")
  return {
    ask,
    until,
    untilIdle,
    close: async () => {
      await session.send("Target.disposeBrowserContext", { browserContextId })
      await session.detach()
    },
  }
}
