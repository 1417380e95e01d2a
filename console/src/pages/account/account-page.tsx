import { Button, Group, NativeSelect, Paper, PasswordInput, Stack, Text, TextInput, Title } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { endSessions, ownSessions, type OwnSession } from '../../api/own-account.ts'
import { people } from '../../api/person.ts'
import { DataTable, type Column } from '../../parts/data-table.tsx'
import { Page } from '../../parts/page.tsx'
import { usePerson } from '../../parts/person.tsx'
import { ProblemAlert } from '../../parts/problem-alert.tsx'
import { StateBadge } from '../../parts/state-badge.tsx'
import { useTexts } from '../../text/language.tsx'
import { useFormat } from '../../text/use-format.ts'
import { accountTexts } from './texts.ts'

/** What a person does for themselves: name, address, password, sessions. */
export default function AccountPage() {
  const t = useTexts(accountTexts)
  return (
    <Page title={t('title')}>
      <Details />
      <Email />
      <Password />
      <Sessions />
    </Page>
  )
}

function Details() {
  const t = useTexts(accountTexts)
  const person = usePerson()
  const queries = useQueryClient()
  const [name, setName] = useState(person.name)
  const [locale, setLocale] = useState<string>(person.locale)
  const change = useMutation({
    mutationFn: () => people('change', { name: name.trim(), locale }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['person'] }),
  })
  return (
    <Paper withBorder p="md" maw={560}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          change.mutate()
        }}
      >
        <Stack gap="sm">
          <Title order={2}>{t('details')}</Title>
          <TextInput
            label={t('name')}
            description={t('nameHint')}
            required
            autoComplete="name"
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <NativeSelect
            label={t('language')}
            value={locale}
            onChange={(event) => setLocale(event.currentTarget.value)}
            data={[
              { value: 'en', label: 'English' },
              { value: 'fr', label: 'Français' },
            ]}
          />
          <ProblemAlert error={change.error} />
          <Group>
            <Button type="submit" loading={change.isPending}>
              {t('save')}
            </Button>
            <Text size="sm" role="status">
              {change.isSuccess ? t('saved') : ''}
            </Text>
          </Group>
        </Stack>
      </form>
    </Paper>
  )
}

function Email() {
  const t = useTexts(accountTexts)
  const person = usePerson()
  const verify = useMutation({ mutationFn: () => people('verify-email', {}) })
  return (
    <Paper withBorder p="md" maw={560}>
      <Stack gap="sm">
        <Title order={2}>{t('email')}</Title>
        <Group gap="xs">
          <Text size="sm">{person.email}</Text>
          <StateBadge tone={person.email_verified ? 'good' : 'warning'}>
            {person.email_verified ? t('verified') : t('notVerified')}
          </StateBadge>
        </Group>
        {!person.email_verified && (
          <Group>
            <Button variant="default" loading={verify.isPending} onClick={() => verify.mutate()}>
              {t('sendLink')}
            </Button>
            <Text size="sm" role="status">
              {verify.isSuccess ? t('linkSent') : ''}
            </Text>
          </Group>
        )}
        <ProblemAlert error={verify.error} />
      </Stack>
    </Paper>
  )
}

function Password() {
  const t = useTexts(accountTexts)
  const [current, setCurrent] = useState('')
  const [next, setNext] = useState('')
  const queries = useQueryClient()
  const change = useMutation({
    mutationFn: () => people('change-password', { current, password: next }),
    onSuccess: () => {
      setCurrent('')
      setNext('')
      return queries.invalidateQueries({ queryKey: ['own-sessions'] })
    },
  })
  return (
    <Paper withBorder p="md" maw={560}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          change.mutate()
        }}
      >
        <Stack gap="sm">
          <Title order={2}>{t('password')}</Title>
          <PasswordInput
            label={t('current')}
            required
            autoComplete="current-password"
            value={current}
            onChange={(event) => setCurrent(event.currentTarget.value)}
          />
          <PasswordInput
            label={t('next')}
            required
            autoComplete="new-password"
            value={next}
            onChange={(event) => setNext(event.currentTarget.value)}
          />
          <ProblemAlert error={change.error} />
          <Group>
            <Button type="submit" loading={change.isPending}>
              {t('changePassword')}
            </Button>
            <Text size="sm" role="status">
              {change.isSuccess ? t('passwordChanged') : ''}
            </Text>
          </Group>
        </Stack>
      </form>
    </Paper>
  )
}

function Sessions() {
  const t = useTexts(accountTexts)
  const format = useFormat()
  const queries = useQueryClient()
  const sessions = useQuery({ queryKey: ['own-sessions'], queryFn: ownSessions })
  const end = useMutation({
    mutationFn: endSessions,
    onSuccess: () => queries.invalidateQueries({ queryKey: ['own-sessions'] }),
  })
  const columns: readonly Column<OwnSession>[] = [
    {
      id: 'agent',
      header: t('where'),
      cell: ({ agent }) => <Text size="sm">{agent}</Text>,
      value: ({ agent }) => agent,
    },
    {
      id: 'address',
      header: t('address'),
      cell: ({ address }) => <Text size="sm">{address}</Text>,
      value: ({ address }) => address,
    },
    {
      id: 'began',
      header: t('began'),
      cell: ({ created_at: at }) => <Text size="sm">{format.moment(at)}</Text>,
      value: ({ created_at: at }) => at,
    },
    {
      id: 'used',
      header: t('used'),
      cell: ({ used_at: at }) => <Text size="sm">{format.fromNow(at)}</Text>,
      value: ({ used_at: at }) => at,
    },
    {
      id: 'actions',
      header: t('actions'),
      cell: ({ id, agent, current }) =>
        current ? (
          <Text size="sm">{t('thisOne')}</Text>
        ) : (
          <Button size="compact-sm" variant="default" aria-label={t('endOf')(agent)} onClick={() => end.mutate(id)}>
            {t('end')}
          </Button>
        ),
    },
  ]
  return (
    <Stack gap="sm">
      <Group justify="space-between">
        <Title order={2}>{t('sessions')}</Title>
        <Button variant="default" loading={end.isPending} onClick={() => end.mutate(null)}>
          {t('endOthers')}
        </Button>
      </Group>
      <ProblemAlert error={sessions.error ?? end.error} />
      <DataTable caption={t('sessions')} columns={columns} rows={sessions.data} rowKey={({ id }) => id} empty={null} />
    </Stack>
  )
}
