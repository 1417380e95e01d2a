import { errors } from '../../contract/errors.ts'
import { EgressFailed, EgressRefused, type Egress } from '../../ports/egress.ts'

/** For the resolution of the name when an endpoint is stored. */
const checkDeadlineMs = 10_000

/**
 * The URL of an endpoint in its stored form, after a check that it can be called. Throws the 422 refusal `webhook_url_refused` for
 * one that is not https, not public, or does not resolve. docs/webhooks.md#addresses.
 */
export async function acceptEndpointUrl(egress: Egress, text: string): Promise<string> {
  const url = URL.parse(text)
  if (url === null) throw errors.webhookUrl('it is not a URL')
  url.hash = ''
  try {
    await egress.check({ url, deadlineMs: checkDeadlineMs })
  } catch (error) {
    if (error instanceof EgressRefused) throw errors.webhookUrl(error.message)
    if (error instanceof EgressFailed) throw errors.webhookUrl('its name does not resolve')
    throw error
  }
  return url.href
}
