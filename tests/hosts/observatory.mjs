/**
 * Asks the scorer of Mozilla's HTTP Observatory about a server, and prints what it says as JSON. A process of its
 * own, because certificates that Node trusts besides the known ones can be named only when it starts. Arguments: the
 * folder the scorer is installed in, the ports of HTTPS and HTTP, a path.
 */
import { pathToFileURL } from "node:url"

const [folder, httpsPort, httpPort, path] = process.argv.slice(2)
const load = file => import(pathToFileURL(`${folder}/node_modules/@mdn/mdn-http-observatory/src/${file}`).href)
const { retrieve } = await load("retriever/retriever.js")
const { ALL_TESTS } = await load("constants.js")
const { getScoreModifier, getGradeForScore } = await load("grader/grader.js")
const { MINIMUM_SCORE_FOR_EXTRA_CREDIT } = await load("grader/charts.js")

const answers = await retrieve("localhost", { httpsPort, httpPort, path })
const results = ALL_TESTS.map(test => test(answers)).filter(({ result }) => result)
const modifiers = results.map(({ result }) => getScoreModifier(result))
const sum = numbers => numbers.reduce((total, number) => total + number, 0)
const plain = 100 + sum(modifiers.filter(number => number < 0))
const score = plain >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? 100 + sum(modifiers) : plain
const told = results.map(({ constructor, result, pass }, index) => [constructor.name, result, pass, modifiers[index]])
console.log(JSON.stringify({ score, grade: getGradeForScore(score).grade, results: told }))
