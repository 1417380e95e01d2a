import { Code, Drawer, Group, Stack, Table, Text, Title } from '@mantine/core'
import type { Operations } from '../../api/operations.ts'
import { CodeBlock } from '../../parts/code-block.tsx'
import { CopyButton } from '../../parts/copy-button.tsx'
import { usePlace } from '../../parts/person.tsx'
import { ProblemAlert } from '../../parts/problem-alert.tsx'
import { StateBadge } from '../../parts/state-badge.tsx'
import { partTexts } from '../../parts/texts.ts'
import { useOperation } from '../../parts/use-operation.ts'
import { useTexts } from '../../text/language.tsx'
import { useFormat } from '../../text/use-format.ts'
import { statusTone } from './calls-page.tsx'
import { callTexts } from './texts.ts'

type ShownCall = Operations['calls.show']['answer']

/** One call: its key, its client and the shape of its body. */
export function CallDetails({ callId, onClose }: { readonly callId: string; readonly onClose: () => void }) {
  const t = useTexts(callTexts)
  const shared = useTexts(partTexts)
  const format = useFormat()
  const { workspaceId } = usePlace()
  const { data: call, error } = useOperation('calls.show', { workspace_id: workspaceId, id: callId })
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size="lg"
      title={call === undefined ? t('details') : `${call.method} ${call.path}`}
      closeButtonProps={{ 'aria-label': shared('close') }}
    >
      <ProblemAlert error={error} />
      {call !== undefined && (
        <Stack>
          <Group gap="xs">
            <StateBadge tone={statusTone(call.status)}>{String(call.status)}</StateBadge>
            {call.code !== null && <Code>{call.code}</Code>}
            <Text size="sm">
              {format.moment(call.at)} · {format.duration(call.duration_ms)} · {call.client}
            </Text>
          </Group>
          <Group gap={4}>
            <Text size="sm">{t('requestId')}</Text>
            <Code>{call.request_id}</Code>
            <CopyButton value={call.request_id} what={t('requestId')} />
          </Group>
          <Title order={2}>{t('shape')}</Title>
          <Shape body={call.body} />
          <Title order={2}>{t('curl')}</Title>
          <CodeBlock what={t('curl')} text={curlOf(call)} />
        </Stack>
      )}
    </Drawer>
  )
}

function Shape({ body }: { readonly body: ShownCall['body'] }) {
  const t = useTexts(callTexts)
  const format = useFormat()
  if (body === null) return <Text size="sm">{t('noBody')}</Text>
  return (
    <>
      <Table verticalSpacing={4}>
        <Table.Thead>
          <Table.Tr>
            {(['field', 'type', 'length'] as const).map((name) => (
              <Table.Th key={name} scope="col">
                {t(name)}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {body.fields.map(({ path, type, length }) => (
            <Table.Tr key={path}>
              <Table.Td>
                <Code>{path}</Code>
              </Table.Td>
              <Table.Td>{type}</Table.Td>
              <Table.Td>{length === null ? '–' : format.number(length)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {body.unnamed > 0 && <Text size="sm">{t('unnamed')(format.number(body.unnamed))}</Text>}
    </>
  )
}

function curlOf({ method, path, request_id: requestId }: ShownCall): string {
  const lines = [
    `curl -X ${method} ${location.origin}${path} \\`,
    '  -H "Authorization: Bearer $GATEHOUSE_API_KEY" \\',
    `  -H "X-Request-ID: ${requestId}-again"`,
  ]
  return method === 'POST'
    ? [...lines.slice(0, -1), `${lines.at(-1) ?? ''} \\`, '  -d @body.json'].join('\n')
    : lines.join('\n')
}
