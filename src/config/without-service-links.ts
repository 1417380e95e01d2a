type Environment = Readonly<Record<string, string | undefined>>

/** The variable that Kubernetes makes for each service, and only for services. */
const serviceHost = /^(GATEHOUSE(?:_\w+)?)_SERVICE_HOST$/
/** What it gives `NAME_PORT`, where our setting is a number. */
const serviceAddress = /^(?:tcp|udp|sctp):\/\//

/**
 * The environment without the variables that Kubernetes makes in every container for services whose names begin with `gatehouse`,
 * such as `GATEHOUSE_POSTGRESQL_PORT_5432_TCP`. Kubernetes documentation, "Service", environment variables.
 */
export function withoutServiceLinks(environment: Environment): Environment {
  const services = Object.keys(environment).flatMap((name) => serviceHost.exec(name)?.[1] ?? [])
  const isLink = ([name, value]: readonly [string, string | undefined]) =>
    services.some(
      (service) =>
        name.startsWith(`${service}_SERVICE_`) ||
        name.startsWith(`${service}_PORT_`) ||
        (name === `${service}_PORT` && serviceAddress.test(value ?? '')),
    )
  return Object.fromEntries(Object.entries(environment).filter((entry) => !isLink(entry)))
}
