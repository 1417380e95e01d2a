import { mkdir, rm } from 'node:fs/promises'
import { BlockList } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { articleFiles } from './adapters/adverse-media/article-files.ts'
import { meteredBlobs } from './adapters/blobs/metered.ts'
import { openBlobs } from './adapters/blobs/index.ts'
import { sealedBlobs } from './adapters/blobs/sealed.ts'
import { checkpointFile, openFileCheckpoints } from './adapters/checkpoints/file.ts'
import { loadInstance } from './adapters/data-folder/instance.ts'
import { keepPrivate } from './adapters/data-folder/privacy.ts'
import { openEgress } from './adapters/egress/egress.ts'
import { openBankDataProviders } from './adapters/bank-data/index.ts'
import { sandboxBankData } from './adapters/bank-data/sandbox.ts'
import { openEidProviders } from './adapters/eid/index.ts'
import { openFailpoint } from './adapters/failpoint/kill-at.ts'
import { openGoogleIdentity } from './adapters/identity/google.ts'
import { openLog } from './adapters/log/json-lines.ts'
import { openMailer } from './adapters/mail/index.ts'
import { openRegisters } from './adapters/registries/index.ts'
import { drawQr } from './adapters/qr/zxing.ts'
import type { ReadableMetrics } from './adapters/metrics/prometheus.ts'
import { watchDiskSpace } from './adapters/disk-space/data-folder.ts'
import { openPdfReportWriter } from './adapters/report/pdf.ts'
import { openKeyring } from './adapters/secret-key/keyring.ts'
import type { RunningServer } from './commands/command.ts'
import { listenForCommands, type Operate } from './commands/control/server.ts'
import { addSubnet } from './config/parse-setting.ts'
import { listSettingsOf, type Config } from './config/read-config.ts'
import { CallLimits } from './http/call-limits.ts'
import { meterCalls } from './http/call-meter.ts'
import { addConsoleApi, consolePrefix } from './http/console-api/console-api.ts'
import { addConsoleFiles } from './http/console-files/console-files.ts'
import { describeConsole } from './http/console-api/describe-console.ts'
import { addPeopleApi } from './http/console-people/people-api.ts'
import { watchEventLoop } from './http/event-loop-lag.ts'
import { eidPages } from './http/eid-pages/eid-pages.ts'
import { listen } from './http/listen.ts'
import { serveMetrics } from './http/metrics-server.ts'
import { describeApi } from './http/openapi.ts'
import { postmanCollection } from './http/postman.ts'
import { RateLimiter } from './http/rate-limit.ts'
import { readinessOf } from './http/readiness.ts'
import { readinessReport } from './http/readiness-report.ts'
import { createServer } from './http/server.ts'
import { jobs, ownJobs } from './jobs/index.ts'
import { JobWatch } from './jobs/job-watch.ts'
import { KeyUseNotes } from './jobs/record-key-use.ts'
import { CallNotes } from './jobs/record-calls.ts'
import { RefusedCallNotes } from './jobs/record-refused-calls.ts'
import { startJobs } from './jobs/runner.ts'
import { gaugeBacklog } from './operations/audit/gauge-backlog.ts'
import { signTail } from './operations/audit/sign-ends.ts'
import { sandboxProvider } from './operations/eid-sandbox/provider.ts'
import { makeFirstWorkspace } from './operations/operator/first-workspace.ts'
import { actingAs } from './operations/operator-actor.ts'
import { runOperatorOperation } from './operations/operator/run.ts'
import { partnerOperations } from './operations/partner/index.ts'
import { openPasswordHashing, type PasswordHashing } from './operations/people/password-hashing.ts'
import { offerSetUp, setUpAddress } from './operations/people/set-up-link.ts'
import { startLists } from './operations/screening/start-lists.ts'
import { openWorkspaceKeys } from './operations/workspace-keys.ts'
import type { Services } from './operations/services.ts'
import { openDispatcher } from './operations/webhooks/dispatcher.ts'
import { openEndpointSecrets } from './operations/webhooks/endpoint-secrets.ts'
import { gaugeDeliveries } from './operations/webhooks/gauge-deliveries.ts'
import type { Clock } from './ports/clock.ts'
import { errorFacts, type Log } from './ports/log.ts'
import { noMetrics } from './ports/metrics.ts'
import type { Reader } from './ports/reader.ts'
import type { Screener } from './ports/screener.ts'
import { unwatchedDiskSpace } from './ports/disk-space.ts'
import { openScreening } from './screening/open-screening.ts'
import type { WorkSettings } from './screening/screening-work.ts'
import type { Store } from './store/store.ts'
import { takeRatePoints } from './store/system.ts'
import { openConfiguredReader, openConfiguredStore, openMetrics, systemClock, warnOfLogin } from './open-configured.ts'

/** Parts that a test provides, opens and closes. Everything else is real. */
export interface World {
  readonly clock?: Clock
  readonly log?: Log
  readonly reader?: Reader
  readonly screener?: Screener
  /** Of the screener that the server opens. */
  readonly screeningWork?: WorkSettings
  readonly store?: Store
  readonly metrics?: ReadableMetrics
  readonly passwords?: PasswordHashing
}

/**
 * Opens the installation from the bottom up and returns a running server whose `stop` closes it in reverse order. When a
 * step fails, everything opened before is closed. `without` jobs still stores the notes of its own calls; `none` is for tests.
 */
export async function startServer(
  config: Config,
  options: { readonly jobs?: 'with' | 'without' | 'only' | 'none' } = {},
  world: World = {},
): Promise<RunningServer & { readonly services: Services; readonly log: Log }> {
  const closers: (() => Promise<unknown>)[] = []
  const stop = async () => {
    for (let close = closers.pop(); close !== undefined; close = closers.pop()) await close()
  }
  try {
    const clock = world.clock ?? systemClock
    const log = world.log ?? openLog({ level: config.logLevel })
    await keepPrivate(config.dataDir, (message) => log.warn(message))
    const readable = world.metrics ?? (await openMetrics(config))
    const metrics = readable ?? noMetrics

    const watched = world.store === undefined && config.databaseUrl === null
    const diskSpace = watched ? watchDiskSpace(config.dataDir, (message) => log.warn(message)) : null
    if (diskSpace !== null) closers.push(() => diskSpace.close())
    const { store, keys } =
      world.store === undefined
        ? await openConfiguredStore(config, log, { metrics, diskSpace: diskSpace ?? unwatchedDiskSpace })
        : { store: world.store, keys: await openKeyring(config.secretKeys, config.dataDir) }
    if (world.store === undefined) closers.push(() => store.close())
    if (world.store === undefined) warnOfLogin(config, store, log)
    diskSpace?.keepSpare()
    const instance = await loadInstance(config.dataDir)
    const uploadDir = await emptyFolder(path.join(config.dataDir, 'uploads'))
    const storedBlobs = meteredBlobs(await openBlobs(config, store.diskSpace), metrics)
    const blobs = sealedBlobs(storedBlobs)
    const workspaceKeys = openWorkspaceKeys({ store, keys, clock })
    const checkpoints = openFileCheckpoints(checkpointFile(config.dataDir), (checkpoint) =>
      log.info('audit checkpoint', { checkpoint }),
    )
    const egress = openEgress({ allow: config.egressAllow })
    const mailer = openMailer(config)
    closers.push(() => mailer.close())
    const identityVerifier = openGoogleIdentity({
      egress,
      issuer: config.identityIssuer,
      keysUrl: config.identityJwksUrl,
      onRefusal: (cause) => log.info('partner identity refused', { cause }),
    })
    const reader =
      world.reader ??
      (await openConfiguredReader(
        config,
        { readers: config.readers ?? os.availableParallelism() },
        { egress, log, metrics },
      ))
    if (world.reader === undefined) closers.push(() => reader.close())

    const registers = await openRegisters(config.registries, {
      egress,
      now: () => clock.now(),
      onFailure: (cause) => log.warn('a company register did not answer; it is retried after 30 s', { cause }),
    })
    closers.push(() => registers.close())

    let url = ''
    const publicUrl = () => config.publicUrl?.origin ?? url
    const providers = [
      sandboxProvider({ store, workspaceKeys, clock, publicUrl }),
      ...Object.values(openEidProviders({ egress })),
    ]
    const eidProviders = new Map(providers.map((one) => [one.id, one]))

    const bankDataProviders = new Map(
      [sandboxBankData(), ...openBankDataProviders({ egress })].map((one) => [one.id, one]),
    )

    const { screener, lists } = openScreening({
      clock,
      onThreadFault: (error) =>
        log.error(
          'the thread of long screenings failed: the call whose turn it was is answered with 500',
          errorFacts(error),
        ),
      work: world.screeningWork,
    })
    const reached = openFailpoint(config.failpoint)
    const secrets = openEndpointSecrets({ store, workspaceKeys })
    const node = `${os.hostname()}:${process.pid}`
    const dispatcher = openDispatcher(
      { store, node, clock, egress, secrets, log, metrics, reached, random: Math.random },
      { soleOwner: watched },
    )
    const sends = options.jobs === undefined || options.jobs === 'with' || options.jobs === 'only'
    const keyUse = new KeyUseNotes()
    const services: Services = {
      store,
      reader,
      registers,
      screener: world.screener ?? screener,
      adverseMedia: articleFiles(world.screener ?? screener),
      lists,
      listSettings: listSettingsOf(config),
      egress,
      mailer,
      eidProviders,
      reports: openPdfReportWriter(),
      log,
      bankDataProviders,
      blobs,
      storedBlobs,
      checkpoints,
      identityVerifier,
      clock,
      keys,
      workspaceKeys,
      keyUse,
      refusedCalls: new RefusedCallNotes(() =>
        log.warn('too many distinct keys were refused: further refusals are not counted'),
      ),
      apiLog: new CallNotes(),
      apiLogDays: config.apiLogDays,
      mailServer: config.smtpUrl !== null,
      maxFileMb: config.maxFileMb,
      reached,
      onDeliveriesDue: sends ? () => dispatcher.wake() : () => {},
      deliveries: dispatcher,
      publicUrl,
      webhooksOffAfterDays: config.webhooksOffAfterDays,
    }
    const runsJobs = options.jobs !== 'without' && options.jobs !== 'none'
    // In the order of a stop, and without work until the secret is proven: a start that fails runs no job and signs nothing.
    let signEntries = async () => {}
    closers.push(() => signEntries())
    await startLists(services, log)
    if (config.databaseUrl === null) {
      const run: Operate = ({ operation, input, user }, onProgress) =>
        actingAs(user, () => runOperatorOperation({ ...services, onProgress }, operation, input))
      closers.push(await listenForCommands(config.dataDir, run, log))
    }
    const watch = new JobWatch(metrics)
    const wanted = options.jobs === 'none' ? [] : options.jobs === 'without' ? ownJobs : jobs
    let stopJobs = async () => {}
    closers.push(() => stopJobs())
    const begin = async () => {
      const firstStart = await makeFirstWorkspace(services)
      signEntries = () => signLastEntries(services, runsJobs, log)
      stopJobs = startJobs(wanted, services, log, watch)
      const setUp = options.jobs === 'only' ? null : await offerSetUp(services)
      return { firstStart, setUpUrl: setUp === null ? null : setUpAddress(publicUrl(), setUp) }
    }
    metrics.gauge('gatehouse_info', { engine: store.engine }, () => 1)
    gaugeBacklog(metrics, services)
    gaugeDeliveries(metrics, services, dispatcher)
    const eventLoop = watchEventLoop()
    closers.push(async () => eventLoop.close())
    const ready = readinessOf(services)
    const report = readinessReport(services, { ready, jobs: watch, eventLoop })
    const metricsServer =
      readable && config.metrics ? await serveMetrics({ page: readable, report }, config.metrics) : null
    if (metricsServer !== null) closers.push(() => metricsServer.close())
    const metricsUrl = metricsServer?.url ?? null
    if (options.jobs === 'only') {
      return { url: '', metricsUrl, ...(await begin()), stop, services, log }
    }

    const trustedProxies = new BlockList()
    for (const cidr of config.trustedProxies) addSubnet(trustedProxies, cidr, 'GATEHOUSE_TRUSTED_PROXIES')
    const limiter = new RateLimiter({
      limit: config.rateLimitPerMinute,
      take: store.engine === 'server' ? (bucket, start, points) => takeRatePoints(store, bucket, start, points) : null,
    })
    const limits = new CallLimits(limiter)
    const calls = meterCalls(metrics)
    const gate = { services, limits, publicUrl: config.publicUrl, trustedProxies, eventLoop, calls }
    const app = createServer({
      gate,
      operations: partnerOperations,
      uploadDir,
      debug: config.debug,
      log,
      calls,
      clientPages: (served, inFlight) =>
        eidPages(served, {
          ...{ services, limits, trustedProxies, publicUrl: config.publicUrl, linkOrigin: publicUrl },
          ...{ uploadDir, drawQr, log, inFlight },
        }),
      consoleApi:
        config.console || config.consoleApi
          ? (served, inFlight) =>
              addConsoleApi(served, { gate, keys: config.consoleApi, debug: config.debug, log, calls }, inFlight)
          : null,
      people: config.console
        ? (served, inFlight) => {
            const passwords = world.passwords ?? openPasswordHashing()
            const open = { ...services, passwords }
            addPeopleApi(served, { gate, services: open, debug: config.debug, log, calls }, inFlight)
          }
        : null,
      consoleFiles: config.console ? addConsoleFiles : null,
      published: {
        '/openapi.json': () => describeApi(partnerOperations, publicUrl()),
        '/postman.json': () => postmanCollection(partnerOperations, publicUrl()),
        ...(config.consoleApi && { [`${consolePrefix}/openapi.json`]: () => describeConsole(publicUrl()) }),
      },
      instance,
      ready,
      report,
    })
    closers.push(() => app.close())
    url = await listen(app, config)
    // After the ports are bound: a start that fails must not use up the first key, which is shown once.
    const begun = await begin()
    if (metricsUrl !== null) log.info('serving metrics', { address: metricsUrl })
    log.info('serving', { address: url, engine: store.engine })
    return { url, metricsUrl, ...begun, stop, services, log }
  } catch (error) {
    await stop()
    throw error
  }
}

/** The last step of a stop that writes: calls, commands and jobs have ended. A failure is logged; the next start signs. */
async function signLastEntries(services: Services, runsJobs: boolean, log: Log): Promise<void> {
  try {
    await signTail(services, runsJobs ? true : null)
  } catch (error) {
    log.error('the last audit entries could not be signed; the next start signs them', errorFacts(error))
  }
}

/** Uploads last as long as their call, so files left by a crash are deleted. */
async function emptyFolder(folder: string): Promise<string> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return folder
}
