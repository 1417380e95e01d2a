import { Alert, Code, Group, Text } from '@mantine/core'
import { ActionButton } from '../../parts/action-button.tsx'
import { ProblemAlert } from '../../parts/problem-alert.tsx'
import { useChange } from '../../parts/use-operation.ts'
import { useTexts } from '../../text/language.tsx'
import { useFormat } from '../../text/use-format.ts'
import { webhookTexts } from './texts.ts'

/** Sends a `test.ping` and shows what the endpoint answered. */
export function TestPing({ endpointId }: { readonly endpointId: string }) {
  const t = useTexts(webhookTexts)
  const format = useFormat()
  const test = useChange('webhooks.test', [])
  const { data } = test
  return (
    <div>
      <Group>
        <ActionButton
          permission="access.change"
          variant="light"
          loading={test.isPending}
          onClick={() => test.mutate({ id: endpointId })}
        >
          {t('test')}
        </ActionButton>
      </Group>
      <div role="status">
        <ProblemAlert error={test.error} />
        {data !== undefined && (
          <Alert
            mt="xs"
            variant="light"
            color={data.ok ? 'green' : 'red'}
            title={data.ok ? t('testGood') : t('testBad')}
          >
            <Text size="sm">
              {t('testAnswer')(
                data.http_status === null ? t('noStatus') : String(data.http_status),
                format.duration(data.duration_ms),
              )}{' '}
              <Code>{data.outcome}</Code>
            </Text>
            {data.response_body !== null && data.response_body !== '' && (
              <Code
                block
                mt="xs"
                tabIndex={0}
                aria-label={t('response')}
                style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
              >
                {data.response_body}
              </Code>
            )}
          </Alert>
        )}
      </div>
    </div>
  )
}
