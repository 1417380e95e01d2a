import { Accordion, Code, Group, Stack, Text, Title } from '@mantine/core'
import type { DeliveryRequest } from '../../api/operations.ts'
import { CodeBlock } from '../../parts/code-block.tsx'
import { StateBadge } from '../../parts/state-badge.tsx'
import { useTexts } from '../../text/language.tsx'
import { useFormat } from '../../text/use-format.ts'
import type { ShownDelivery } from './delivery-details.tsx'
import { webhookTexts } from './texts.ts'

const signedHeight = 110
const responseHeight = 240

/** The attempts of a delivery, the newest first and open. */
export function DeliveryAttempts({ delivery }: { readonly delivery: ShownDelivery }) {
  const t = useTexts(webhookTexts)
  const format = useFormat()
  const attempts = delivery.history
    .map((attempt, at) => ({ attempt, key: String(at), no: attempt.no ?? at + 1 }))
    .toReversed()
  if (attempts.length === 0) return <Text size="sm">{t('noAttempt')}</Text>
  return (
    <Accordion order={4} defaultValue={attempts[0]?.key ?? null}>
      {attempts.map(({ attempt, key, no }) => (
        <Accordion.Item key={key} value={key}>
          <Accordion.Control>
            <Group gap="xs">
              <StateBadge tone={toneOf(attempt)}>
                {attempt.http_status === null ? t('noAnswer') : String(attempt.http_status)}
              </StateBadge>
              <Text size="sm">{t('attempt')(format.number(no), format.moment(attempt.at))}</Text>
            </Group>
          </Accordion.Control>
          <Accordion.Panel>
            <Attempt attempt={attempt} url={delivery.url} />
          </Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion>
  )
}

function Attempt({ attempt, url }: { readonly attempt: DeliveryRequest; readonly url: string }) {
  const t = useTexts(webhookTexts)
  const format = useFormat()
  const body = attempt.response_body
  const headers = [`POST ${url}`, ...attempt.headers.map(({ name, value }) => `${name}: ${value}`)]
  return (
    <Stack gap="xs">
      <Text size="sm">
        {t('outcome')} <Code>{attempt.outcome}</Code> · {t('took')} {format.duration(attempt.duration_ms)}
        {attempt.address !== null && (
          <>
            {' '}
            · {t('address')} <Code>{attempt.address}</Code>
          </>
        )}
      </Text>
      <Title order={5} size="sm">
        {t('response')}
      </Title>
      {body === null || body === '' ? (
        <Text size="sm">{t('noResponse')}</Text>
      ) : (
        <CodeBlock what={t('response')} text={body} heightMax={responseHeight} />
      )}
      <Title order={5} size="sm">
        {t('headers')}
      </Title>
      <CodeBlock what={t('headers')} text={headers.join('\n')} />
      <Title order={5} size="sm">
        {t('signed')}
      </Title>
      <Text size="sm" c="dimmed">
        {t('signedAbout')}
      </Text>
      {attempt.signed.map(({ header, secret, encoding, text }) => (
        <div key={header}>
          <Text size="sm" mb={4}>
            <Code>{header}</Code> · {encoding} · {t(secret === 'standard_webhooks' ? 'standard_webhooks' : 'as_shown')}
          </Text>
          <CodeBlock what={t('signedFor')(header)} text={text} heightMax={signedHeight} />
        </div>
      ))}
    </Stack>
  )
}

function toneOf({ http_status: status }: DeliveryRequest): 'good' | 'bad' {
  return status !== null && status >= 200 && status < 300 ? 'good' : 'bad'
}
