/** Names between single slashes: a second slash could lead to another site. */
const pathOfConsole = /^(?:\/[\w.-]+)*\/?$/

/** Where to go after the sign-in, as the router names it, without `/console`; the start for anything that is no path of the console. */
export function ownPath(wanted: unknown): string {
  const path = typeof wanted === 'string' ? wanted.replace(/^\/console(?=\/|$)/, '') : ''
  return path !== '' && pathOfConsole.test(path) ? path : '/'
}
