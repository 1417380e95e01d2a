import type { WebhookEndpoint } from '../../api/operations.ts'
import { StateBadge } from '../../parts/state-badge.tsx'
import { useTexts } from '../../text/language.tsx'
import { useFormat } from '../../text/use-format.ts'
import { webhookTexts } from './texts.ts'

/** Whether an endpoint is sent to, and whether it fails. */
export function EndpointState({ endpoint }: { readonly endpoint: WebhookEndpoint }) {
  const t = useTexts(webhookTexts)
  const format = useFormat()
  if (!endpoint.enabled) return <StateBadge tone="neutral">{t('off')}</StateBadge>
  if (endpoint.failing_since === null) return <StateBadge tone="good">{t('on')}</StateBadge>
  return <StateBadge tone="bad">{t('failing')(format.number(endpoint.failures_in_a_row))}</StateBadge>
}
