import { Alert, Code, List, Text } from '@mantine/core'
import type { ApiKey, KeyUse } from '../../api/operations.ts'
import { useTexts } from '../../text/language.tsx'
import { useFormat } from '../../text/use-format.ts'
import { keyTexts } from './texts.ts'

/** Who still calls with a key that was replaced and works until its grace period ends. Nothing without such keys. */
export function ReplacedKeys({
  keys,
  uses,
}: {
  readonly keys: readonly ApiKey[] | undefined
  readonly uses: readonly KeyUse[] | undefined
}) {
  const t = useTexts(keyTexts)
  const replaced = keys?.filter(({ state }) => state === 'grace').map(({ id }) => id) ?? []
  if (replaced.length === 0 || uses === undefined) return null
  const used = uses.filter(({ id, calls_24h: day, calls_1h: hour }) => replaced.includes(id) && day + hour > 0)
  if (used.length === 0) return <Text size="sm">{t('noneUsed')}</Text>
  return (
    <Alert variant="light" color="yellow" title={t('stillUsed')}>
      <Text size="sm" mb="xs">
        {t('stillUsedAbout')}
      </Text>
      <List size="sm">
        {used.map((use) => (
          <List.Item key={use.id}>
            <Use use={use} ends={keys?.find(({ id }) => id === use.id)?.expires_at ?? null} />
          </List.Item>
        ))}
      </List>
    </Alert>
  )
}

function Use({ use, ends }: { readonly use: KeyUse; readonly ends: string | null }) {
  const t = useTexts(keyTexts)
  const format = useFormat()
  const hour = format.number(use.calls_1h)
  const left = ends === null ? 0 : new Date(ends).getTime() - Date.now()
  const words = [
    t('useOf')(use.calls_1h_more ? t('orMore')(hour) : hour, format.number(use.calls_24h)),
    ...(use.last_client === null ? [] : [t('lastClient')(use.last_client, format.fromNow(use.last_used_at))]),
    ...(left > 0 ? [t('stopsIn')(format.duration(left))] : []),
  ]
  return (
    <>
      {use.name} <Code>{use.prefix}</Code> · {words.join(' · ')}
    </>
  )
}
