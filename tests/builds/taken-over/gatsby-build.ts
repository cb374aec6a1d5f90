import { spawnSync } from "node:child_process"

/**
 * Runs `gatsby build` in a copy of the project.
 * @param env on top of the environment of the tests
 * @returns the exit code, and all that was printed, without colors
 */
export const gatsbyBuild = (
  folder: string,
  env: Record<string, string> = {},
): { code: number | null; output: string } => {
  const { status, stdout, stderr } = spawnSync("node_modules/.bin/gatsby", ["build"], {
    cwd: folder,
    encoding: "utf8",
    maxBuffer: 1e9,
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", CI: "1", FORCE_COLOR: "0", NODE_ENV: "production", ...env },
  })
  return { code: status, output: stdout + stderr }
}
