import path from 'node:path'
import { z } from 'zod'

const port = z.coerce.number({ error: 'must be a port number' }).int().min(0).max(65_535)
const webAddress = z.url({ protocol: /^https?$/, error: 'must be an http or https address' })
const optional = z.string().trim().min(1).optional()
const onOrOff = z
  .enum(['on', 'off', 'true', 'false'], { error: 'must be on or off' })
  .transform((value) => value === 'on' || value === 'true')

const environment = z.object({
  PORT: port.default(3000),
  HOST: z.string().trim().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().trim().min(1).default('./data'),
  /** Where versions before wrote public pages as files. */
  PAGES_DIR: optional,
  /** What seals and encrypts what a copy of the database must not give away; left out, a file in the data folder. */
  SITE_KEY: z.string().trim().min(32, { error: 'must have at least 32 characters' }).optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, { error: 'must start with postgres://' })
    .optional(),
  PUBLIC_URL: webAddress.optional(),
  ADMIN_EMAIL: z.email({ error: 'must be an email address' }).default('admin@example.org'),
  ADMIN_PASSWORD: z.string().min(8, { error: 'must have at least 8 characters' }).max(200).optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, { error: 'must start with smtp:// or smtps://' })
    .optional(),
  MAIL_FROM: optional,
  /** Who hears of weaknesses, in security.txt. */
  SECURITY_CONTACT: z
    .string()
    .regex(/^(?:mailto:|tel:|https:\/\/)[^\s]+$/, { error: 'must be a mailto:, tel: or https: address' })
    .optional(),
  /** After how many months applications are anonymised; left out, they are kept as they are. */
  RETENTION_MONTHS: z.coerce
    .number({ error: 'must be a whole number of months, from 1 to 1200' })
    .int({ error: 'must be a whole number of months, from 1 to 1200' })
    .min(1, { error: 'must be a whole number of months, from 1 to 1200' })
    .max(1200, { error: 'must be a whole number of months, from 1 to 1200' })
    .optional(),
  S3_ENDPOINT: webAddress.optional(),
  S3_REGION: z.string().trim().min(1).default('us-east-1'),
  S3_BUCKET: optional,
  S3_ACCESS_KEY_ID: optional,
  S3_SECRET_ACCESS_KEY: optional,
  /** Addresses of the proxies in front, such as `127.0.0.1`; their X-Forwarded-For is believed, nobody else's. */
  TRUST_PROXY: optional,
  /** Whether links to other sites are looked at now and then; on where visitors reach the site by https. */
  LINK_CHECKS: onOrOff.optional(),
  SAMPLE_CONTENT: onOrOff.default(true),
  LOG_LEVEL: z
    .enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'], {
      error: 'must be a log level such as info',
    })
    .default('info'),
})

export interface ObjectStorage {
  endpoint: string | undefined
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}

export interface Config {
  port: number
  host: string
  dataDir: string
  formerPagesDir: string | undefined
  databaseUrl: string | undefined
  siteKey: string | undefined
  sqliteFile: string
  publicUrl: string
  isHttps: boolean
  adminEmail: string
  adminPassword: string | undefined
  smtpUrl: string | undefined
  /** Left out, the mail server's user or the first administrator. */
  mailFrom: string | undefined
  /** The mail address of the footer when left out. */
  securityContact: string | undefined
  retentionMonths: number | undefined
  objectStorage: ObjectStorage | undefined
  trustProxy: string | false
  wantsSampleContent: boolean
  /** Whether links to other sites are looked at. */
  checksLinks: boolean
  logLevel: string
}

/** Reads the environment once. Throws one error that names every problem. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  // An empty variable means "not set": that is how shells and unit files unset one.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const result = environment.safeParse(given)
  const problems = result.success
    ? []
    : result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)
  problems.push(...objectStorageProblems(given))
  if (!result.success || problems.length > 0)
    throw new Error(`The configuration is not valid:\n  ${problems.join('\n  ')}`)
  const values = result.data
  const publicUrl = (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, '')
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: path.resolve(values.DATA_DIR),
    formerPagesDir: values.PAGES_DIR === undefined ? undefined : path.resolve(values.PAGES_DIR),
    databaseUrl: values.DATABASE_URL,
    siteKey: values.SITE_KEY,
    sqliteFile: path.resolve(values.DATA_DIR, 'site.db'),
    publicUrl,
    isHttps: publicUrl.startsWith('https:'),
    adminEmail: values.ADMIN_EMAIL.toLowerCase(),
    adminPassword: values.ADMIN_PASSWORD,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    securityContact: values.SECURITY_CONTACT,
    retentionMonths: values.RETENTION_MONTHS,
    objectStorage: objectStorageOf(values),
    trustProxy: values.TRUST_PROXY ?? false,
    wantsSampleContent: values.SAMPLE_CONTENT,
    checksLinks: values.LINK_CHECKS ?? publicUrl.startsWith('https:'),
    logLevel: values.LOG_LEVEL,
  }
}

function objectStorageProblems(given: Record<string, string | undefined>): string[] {
  const names = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']
  const missing = names.filter((name) => given[name] === undefined)
  const wanted = missing.length < names.length || given.S3_ENDPOINT !== undefined
  return wanted ? missing.map((name) => `${name} is needed for object storage`) : []
}

function objectStorageOf(values: z.infer<typeof environment>): ObjectStorage | undefined {
  if (!values.S3_BUCKET || !values.S3_ACCESS_KEY_ID || !values.S3_SECRET_ACCESS_KEY) return undefined
  return {
    endpoint: values.S3_ENDPOINT,
    region: values.S3_REGION,
    bucket: values.S3_BUCKET,
    accessKeyId: values.S3_ACCESS_KEY_ID,
    secretAccessKey: values.S3_SECRET_ACCESS_KEY,
  }
}
