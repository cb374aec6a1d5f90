/**
 * Types and lint in one process. What takes the time of both is to find out the type of everything: here it is done
 * once, and the rules ask the compiler that has done it. What runs in visitors' browsers is read a second time, by what
 * old ones know. `npm run types` and `npm run lint` find the same.
 */
import { ESLint } from "eslint"
import ts from "typescript"

/** Runs in the project's folder. */
const programOf = config => {
  const host = {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: problem => {
      throw new Error(ts.flattenDiagnosticMessageText(problem.messageText, "\n"))
    },
  }
  const { fileNames: rootNames, options, errors } = ts.getParsedCommandLineOfConfigFile(config, {}, host)
  // What lies above each node is what the rules ask for.
  const compilerHost = ts.createCompilerHost(options, true)
  return ts.createProgram({ rootNames, options, host: compilerHost, configFileParsingDiagnostics: errors })
}

const program = programOf("tsconfig.json")
const programs = [program, programOf("src/browser/tsconfig.json")]
const types = ts.sortAndDeduplicateDiagnostics(programs.flatMap(one => ts.getPreEmitDiagnostics(one)))
process.stdout.write(ts.formatDiagnostics(types, ts.createCompilerHost(program.getCompilerOptions())))

const eslint = new ESLint({
  overrideConfig: {
    files: ["**/*.{ts,tsx}"],
    languageOptions: { parserOptions: { project: null, programs: [program] } },
  },
})
const results = await eslint.lintFiles(["."])
const { format } = await eslint.loadFormatter("stylish")
process.stdout.write(await format(results))
process.exitCode = types.length > 0 || results.some(({ errorCount }) => errorCount > 0) ? 1 : 0
