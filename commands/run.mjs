// Runs one command on the pinned Node. Plain JavaScript for any Node from 18 on,
// because it works before anything is installed.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { constants } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { isInstalled } from './stack/installed.mjs'

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
const OLDEST = 24
const SAME_KEY_PRESS_MS = 400
const WATCH_MS = 500
const ON_WINDOWS = process.platform === 'win32'

/** The major version in text such as `v24.1.0`, or 0. */
export const majorVersion = (text) => Number(/^v?(\d+)\./.exec(text)?.[1] ?? 0)

const fits = (version) => majorVersion(version) >= OLDEST

/** Where the pinned Node of a platform may lie, best first. */
export function pinnedNodes(root, platform, arch) {
  const modules = join(root, 'node_modules')
  const name = platform === 'win32' ? 'win' : platform
  const file = platform === 'win32' ? 'node.exe' : 'node'
  return [join(modules, `node-${name}-${arch}`, 'bin', file), join(modules, '.bin', file)]
}

/** The first of the pinned Nodes that runs and is new enough, else the running one if that is, else undefined. */
export function chooseNode(pinned, running, readVersion) {
  return pinned.find((path) => fits(readVersion(path))) ?? (fits(running.version) ? running.path : undefined)
}

/** A function that lets the first signal of a kind through, and not the echoes of it within one key press. */
export function oncePerKeyPress(now = Date.now) {
  const last = new Map()
  return (signal) => {
    const echo = now() - (last.get(signal) ?? -Infinity) < SAME_KEY_PRESS_MS
    last.set(signal, now())
    return !echo
  }
}

function versionOf(path) {
  if (!existsSync(path)) return ''
  if (realpathSync(path) === realpathSync(process.execPath)) return process.version
  const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' })
  return stdout ?? ''
}

function installPackages() {
  console.log(
    'Installing the packages that package-lock.json lists. The first time this takes about a minute.',
  )
  const npm = process.env.npm_execpath?.endsWith('npm-cli.js')
    ? [process.env.npm_node_execpath ?? process.execPath, process.env.npm_execpath]
    : ['npm']
  const [program, ...first] = npm
  const { status } = spawnSync(program, [...first, 'ci', '--ignore-scripts', '--loglevel=error'], {
    cwd: ROOT,
    stdio: 'inherit',
    shell: ON_WINDOWS && program === 'npm',
  })
  if (status === 0) return
  console.error('\nThe packages could not be installed. Mend what npm says above, then try again.')
  process.exit(1)
}

function needNode() {
  console.error(
    `Node ${OLDEST} or newer is needed; this is ${process.version}, and the pinned one is not installed.\n` +
      `Either install Node ${OLDEST} from https://nodejs.org, or let npm bring it: "npm ci --ignore-scripts --include=optional".`,
  )
  process.exit(1)
}

function commandFile(name) {
  const file = join(ROOT, 'commands', `${name}.ts`)
  if (name && !/[\\/]/.test(name) && existsSync(file)) return file
  const names = readdirSync(join(ROOT, 'commands')).flatMap(
    (entry) => /^([\w-]+)\.ts$/.exec(entry)?.[1] ?? [],
  )
  console.error(`Usage: node commands/run.mjs <${names.join('|')}> [options]`)
  process.exit(2)
}

/** The processes between this one and npm, npm included: a parent that is a shell with `-c` was started by it. */
export function launchers(parent = process.ppid, read = readProcess) {
  const { args, stat } = read(parent)
  return args[1] === '-c' ? [parent, Number(stat.split(') ').at(-1).split(' ')[1])] : [parent]
}

function readProcess(pid) {
  try {
    const [cmdline, stat] = ['cmdline', 'stat'].map((name) => readFileSync(`/proc/${pid}/${name}`, 'utf8'))
    return { args: cmdline.split('\0'), stat }
  } catch {
    // Other systems than Linux have no /proc, and a process that has just ended is not there.
    return { args: [], stat: '' }
  }
}

/** Calls back once when npm, or the shell that it runs this with, is gone without having passed a signal on. */
function whenNpmIsGone(before, callback) {
  const timer = setInterval(() => {
    if (launchers().join() === before.join()) return
    clearInterval(timer)
    callback()
  }, WATCH_MS)
  timer.unref()
}

/**
 * Runs the command in a session of its own: a terminal sends Ctrl-C to each process in the foreground, and npm sends
 * it on once more, but the command is to hear of it once. When this process is killed, the command sees its channel close.
 */
function runCommand(node, file, args, startedBy) {
  const child = spawn(node, [file, ...args], {
    cwd: ROOT,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    detached: !ON_WINDOWS,
  })
  const passes = oncePerKeyPress()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT']) {
    process.on(signal, () => {
      if (!ON_WINDOWS && passes(signal)) child.kill(signal)
    })
  }
  if (process.env.npm_lifecycle_event && !ON_WINDOWS) whenNpmIsGone(startedBy, () => child.kill('SIGTERM'))
  child.on('error', (error) => {
    console.error(`${node} could not be started: ${error.message}`)
    process.exit(1)
  })
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]))
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const [name, ...args] = process.argv.slice(2)
  const file = commandFile(name)
  const startedBy = launchers()
  if (!isInstalled(ROOT)) installPackages()
  const running = { path: process.execPath, version: process.version }
  const node = chooseNode(pinnedNodes(ROOT, process.platform, process.arch), running, versionOf)
  runCommand(node ?? needNode(), file, args, startedBy)
}
