import type { SMTPTransportOptions } from 'nodemailer/lib/smtp-transport'

/** Ports without one in the URL: submission, and submission over TLS. RFC 8314. */
const ports = { 'smtp:': 587, 'smtps:': 465 } as const

/** A server to connect to, in the shape nodemailer takes. */
export type SmtpServer = Pick<
  SMTPTransportOptions,
  'host' | 'port' | 'secure' | 'requireTLS' | 'ignoreTLS' | 'auth' | 'forceAuth'
>

/** `smtp://user:password@host:587`, `smtps://…`, with `?tls=on` or `?tls=off`; null for any other text. */
export function parseSmtpUrl(text: string): URL | null {
  const url = URL.parse(text)
  if (url === null || url.hostname === '' || !['smtp:', 'smtps:'].includes(url.protocol)) return null
  if (!['', '/'].includes(url.pathname) || url.hash !== '') return null
  if (![...url.searchParams].every(([name, value]) => name === 'tls' && ['on', 'off'].includes(value))) return null
  const secured = url.protocol === 'smtps:'
  if (secured && url.searchParams.get('tls') === 'off') return null
  return [url.username, url.password, url.hostname].every(isDecodable) ? url : null
}

/**
 * The server that a URL of `parseSmtpUrl` names. STARTTLS is required, except on loopback or with `?tls=off`, where nothing is
 * encrypted; `?tls=on` requires it on loopback too. Given credentials are always used: without AUTH nothing is sent.
 */
export function smtpServerOf(url: URL): SmtpServer {
  const host = decodeURIComponent(url.hostname).replace(/^\[(.*)\]$/, '$1')
  const secured = url.protocol === 'smtps:'
  const wanted = url.searchParams.get('tls')
  const upgrades = !secured && (wanted === null ? !isLoopback(host) : wanted === 'on')
  const server = {
    host,
    port: Number(url.port) || (secured ? ports['smtps:'] : ports['smtp:']),
    secure: secured,
    requireTLS: upgrades,
    ignoreTLS: !secured && !upgrades,
  }
  if (url.username === '') return server
  const [user, pass] = [decodeURIComponent(url.username), decodeURIComponent(url.password)]
  return { ...server, auth: { user, pass }, forceAuth: true }
}

function isLoopback(host: string): boolean {
  return host === '::1' || /^(?:.*\.)?localhost$/i.test(host) || /^127(?:\.\d{1,3}){3}$/.test(host)
}

function isDecodable(part: string): boolean {
  try {
    decodeURIComponent(part)
    return true
  } catch {
    return false
  }
}
