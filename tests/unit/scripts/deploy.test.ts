import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from '@/lib/shared/env';
import { nginxVariables } from '../../../scripts/lib/cluster/nginx.mjs';
import { C_MEMORY, PLATFORM_HEAP, WEB_HEAP } from '../../../scripts/lib/stack.mjs';

/** The rules of docs/OPERATIONS.md "Containers", which need no container to be checked. */

const read = (file: string) => readFileSync(`deploy/${file}`, 'utf8');
const containerFiles = readdirSync('deploy').filter((name) => name.startsWith('Containerfile.'));
const variablesOf = (text: string) => [
  ...new Set([...text.matchAll(/\$\{([A-Z_]+)\}/g)].map(([, name]) => name)),
];
const templateVariables = variablesOf(read('nginx/taspa.conf.template'));

/** What compose says of a service. */
const serviceOf = (name: string) =>
  new RegExp(`^ {2}${name}:[\\s\\S]*?^$`, 'm').exec(read('compose.yaml'))?.[0] ?? '';

describe.each(containerFiles)('%s', (file) => {
  const text = read(file);
  const stages = text.split(/^FROM /m).slice(1);

  test('is built in stages: the last one has no sources and no package manager of Node at work', () => {
    expect(stages.length).toBeGreaterThan(1);
    expect(stages.at(-1)).not.toMatch(/^RUN npm|^COPY \. /m);
  });

  test('does not run as root, and says how to see whether it works', () => {
    expect(stages.at(-1)).toMatch(/^USER node$|^docker\.io\/nginxinc\/nginx-unprivileged/m);
    expect(text).toMatch(/^HEALTHCHECK /m);
  });

  test('copies only what is there', () => {
    const own = [...(stages[0] ?? '').matchAll(/^COPY (?!--from|\. )(.+) \S+$/gm)].flatMap(([, list = '']) =>
      list.split(' '),
    );
    for (const place of own) expect(() => readdirSync(place.includes('.') ? '.' : place)).not.toThrow();
  });
});

test('every variable of the template of nginx is given by the image, by compose or by the manifests', () => {
  for (const deployment of ['compose.yaml', 'kustomize/nginx.yaml']) {
    const given = read('Containerfile.nginx') + read(deployment);
    for (const name of templateVariables)
      expect([deployment, name, given.includes(`${name}`)]).toEqual([deployment, name, true]);
  }
});

test('the template of nginx uses every variable that the image, the manifests or `npm run cluster` give', () => {
  const nowhere = { webs: [], platforms: [], site: '', media: '', internal: '' };
  const given = [
    ...read('Containerfile.nginx').matchAll(/(?<=^ENV .*)\b([A-Z_]+)=/gm),
    ...read('kustomize/nginx.yaml').matchAll(/\bname: ([A-Z_]+),/g),
  ].map(([, name = '']) => name);
  expect(given).toContain('REAL_IP');
  expect(templateVariables).toEqual(
    expect.arrayContaining([...given, ...Object.keys(nginxVariables(nowhere, ''))]),
  );
});

test('behind an ingress nginx takes the address of the viewer from it, and inside from nobody', () => {
  const servers = read('nginx/taspa.conf.template').split('\nserver {').slice(1).map(variablesOf);
  const uses = (name: string) => servers.map((names) => names.includes(name));
  expect([uses('SITE_LISTEN'), uses('MEDIA_LISTEN'), uses('REAL_IP')]).toEqual([
    [true, false, false],
    [false, true, false],
    [true, true, false],
  ]);
});

test('the folders of stored answers are right below a mount that nginx may write to, on a disk: it makes one level', () => {
  const image = read('Containerfile.nginx');
  const folders = [...read('nginx/taspa.conf.template').matchAll(/^proxy_cache_path \$\{(\w+)\}(\S+)/gm)].map(
    ([, name, rest = '']) => new RegExp(`\\b${name}=(\\S+)`).exec(image)?.[1] + rest,
  );
  const mounts = {
    // On a disk: the largest stored answers are four gigabytes, and a mount in memory would have them there.
    compose: [...serviceOf('nginx').matchAll(/"nginx:(\S+)"/g)].map(([, place]) => place),
    kustomize: [...read('kustomize/nginx.yaml').matchAll(/mountPath: (\S+)/g)].map(([, place]) => place),
  };
  expect(folders.length).toBeGreaterThan(0);
  for (const folder of folders) {
    expect(mounts.compose).toContain(path.dirname(folder));
    expect(mounts.kustomize).toContain(path.dirname(folder));
  }
});

test('compose lets the proxy in front name the viewer, and its PostgreSQL accepts a backup', () => {
  const compose = read('compose.yaml');
  const subnets = [...compose.matchAll(/subnet: (\d+\.\d+\.\d+)\.0\/16/g)].map(([, start]) => start);
  const realIp = /^ {6}REAL_IP: "(.+)"$/m.exec(compose)?.[1] ?? '';
  // Both networks of nginx: by which of them a published port is reached is up to the engine.
  expect(subnets).toHaveLength(2);
  for (const start of subnets) expect(realIp).toContain(`set_real_ip_from ${start}.1;`);
  expect(realIp).toContain('real_ip_header X-Forwarded-For;');
  expect(compose).toContain('ports: ["127.0.0.1:3000:8080", "127.0.0.1:4000:8081"]');

  const postgres = /^ {2}postgres:[\s\S]*?^$/m.exec(compose)?.[0] ?? '';
  const scripts = /"\.\/(\S+):\/docker-entrypoint-initdb\.d:ro"/.exec(postgres)?.[1] ?? '';
  const script = scripts && read(`${scripts}/replication.sh`);
  expect(script).toMatch(/host replication .*>> ?"\$PGDATA\/pg_hba\.conf"/);
});

/** A file that Node reads and those that it imports from beside itself. */
function withImports(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const imported = [...text.matchAll(/(?:from |require\()'(\.{1,2}\/[^']+)'/g)].map(([, name = '']) =>
    path.join(path.dirname(file), name),
  );
  return [file, ...imported.flatMap(withImports)];
}

test("the image of the web app has what the framework's configuration names and imports", () => {
  const configuration = 'next.config.mjs';
  const handler = /cacheHandler: .*'(.+)'/.exec(readFileSync(configuration, 'utf8'))?.[1] ?? '';
  const needed = [configuration, handler].flatMap(withImports);
  const copies = read('Containerfile.web').matchAll(/^COPY --from=build (.+) (\S+)$/gm);
  const present = [...copies].flatMap(([, list = '', to = '']) =>
    list.split(' ').map((place) => path.join(to, to.endsWith('/') ? path.basename(place) : '')),
  );
  expect(present).toEqual(expect.arrayContaining(needed));
});

test('the environment of the web image is one that the web app starts with', () => {
  const image =
    read('Containerfile.web')
      .split(/^FROM /m)
      .at(-1) ?? '';
  const built = Object.fromEntries(
    [...image.matchAll(/^ARG (\w+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
  );
  const given = [...image.matchAll(/^ENV (.+)$/gm)].flatMap(([, pairs = '']) =>
    pairs.split(' ').map((pair) => pair.split('=') as [string, string]),
  );
  const environment = Object.fromEntries(
    given.map(([name, value]) => [name, value.replace(/^\$(\w+)$/, (_, arg) => built[arg] ?? '')]),
  );
  expect(environment).toHaveProperty('ASSETS_URL', '');
  expect(() => parseEnv({ ...environment, SESSION_SECRET: 'x'.repeat(32) })).not.toThrow();
});

/** The command of an image, without its program. */
const flagsIn = (image: string) => JSON.parse(/^CMD (\[.*\])$/m.exec(read(image))?.[1] ?? '[]').slice(1, -1);

test('docs/OPERATIONS.md "Memory": the platform in a container lets as much garbage grow as with `npm start`', () => {
  expect(flagsIn('Containerfile.platform')).toEqual(PLATFORM_HEAP);
});

describe('docs/OPERATIONS.md "Memory": the web app in a container', () => {
  test('has the limits of its heap and of the C library that `npm start` sets', () => {
    const image = read('Containerfile.web');
    expect(flagsIn('Containerfile.web')).toEqual(WEB_HEAP);
    for (const [name, value] of Object.entries(C_MEMORY)) expect(image).toContain(`${name}=${value}`);
  });

  test('may use the 400 MB of bench:memory and not much more', () => {
    const limits = [
      /limits: \{ memory: (\d+)Mi/.exec(read('kustomize/web.yaml')),
      /mem_limit: (\d+)m/.exec(read('compose.yaml')),
    ];
    for (const limit of limits) {
      expect(Number(limit?.[1])).toBeGreaterThan(400);
      expect(Number(limit?.[1])).toBeLessThanOrEqual(512);
    }
  });
});

test('nginx of compose may write its configuration: a mount in memory is owned by root unless it says otherwise', () => {
  const user = /runAsUser: (\d+)/.exec(read('kustomize/nginx.yaml'))?.[1];
  expect(serviceOf('nginx')).toContain(`/etc/nginx/conf.d:uid=${user},gid=${user},mode=0755`);
});

test('docs/IMPORT.md "Large sources": the container of a platform has room for an import beside it', () => {
  const section = /## Large sources[\s\S]*?\n## /.exec(readFileSync('docs/IMPORT.md', 'utf8'))?.[0] ?? '';
  const measured = [...section.matchAll(/\| (\d+) MB \| (\d+) MB \|/g)].map(
    ([, importing, platform]) => Number(importing) + Number(platform),
  );
  expect(measured.length).toBeGreaterThan(0);
  const limits = [
    /limits: \{ memory: (\d+)Gi/.exec(read('kustomize/platform.yaml')),
    /mem_limit: (\d+)g/.exec(read('compose.yaml')),
  ];
  for (const limit of limits) expect(Number(limit?.[1]) * 1024).toBeGreaterThan(Math.max(...measured));
});

test('docs/OPERATIONS.md "Health": no probe kills a web app because the platform is away', () => {
  const probes = [...read('kustomize/web.yaml').matchAll(/(\w+)Probe:\s+\{ httpGet: \{ path: (\S+),/g)];
  expect(probes.map(([, kind, address]) => `${kind} ${address}`)).toEqual([
    'startup /robots.txt',
    'readiness /robots.txt',
    'liveness /robots.txt',
  ]);
});

describe('docs/OPERATIONS.md "Metrics" in containers', () => {
  const ports = { web: '9464', platform: '9564' };
  const variables = { web: 'METRICS_PORT', platform: 'PLATFORM_METRICS_PORT' };

  test.each(['web', 'platform'] as const)('%s has a port of metrics that is reached from outside', (name) => {
    const compose = new RegExp(`^x-${name}:[\\s\\S]*?^$`, 'm').exec(read('compose.yaml'))?.[0];
    expect(compose).toContain(`    METRICS_HOST: 0.0.0.0\n    ${variables[name]}: "${ports[name]}"`);
    expect(read('kustomize/kustomization.yaml')).toContain(`- ${variables[name]}=${ports[name]}\n`);
    expect(read('kustomize/kustomization.yaml')).toContain('- METRICS_HOST=0.0.0.0\n');
    expect(read(`kustomize/${name}.yaml`)).toContain(`{ name: metrics, containerPort: ${ports[name]} }`);
    expect(read('prometheus/compose.yaml')).toContain(
      `job_name: taspa-${name}\n    static_configs:\n      - targets: ["${name}-1:${ports[name]}", "${name}-2:${ports[name]}"]`,
    );
  });

  test('nobody but Prometheus reaches it, and Prometheus finds every pod under the names that the alarms use', () => {
    const policy = read('kustomize/network.yaml')
      .split('---')
      .find((one) => one.includes('prometheus'));
    expect(policy).toContain('port: metrics');
    expect(policy).toContain('namespaceSelector');
    const discovery = read('prometheus/kubernetes.yaml');
    expect(discovery).toContain('role: pod');
    expect(discovery).toContain('regex: (web|platform);metrics\n');
    expect(discovery).toContain('replacement: taspa-$1\n');
    expect(read('prometheus/alerts.yaml')).toContain('job=~"taspa-.+"');
  });
});

test('the network policies let the programs reach Redis and PostgreSQL in their namespace, and the web app no database', () => {
  const policies = read('kustomize/network.yaml').split(/^---$/m);
  const sourcesOf = (app: string) => {
    const own = policies.filter((one) => one.includes(`  podSelector: { matchLabels: { app: ${app} } }\n`));
    return own.flatMap((one) =>
      [...one.matchAll(/- podSelector: \{ matchLabels: \{ app: (\w+) \} \}/g)].map(([, name]) => name),
    );
  };
  expect(sourcesOf('redis')).toEqual(['web', 'platform', 'redis']);
  expect(sourcesOf('postgres')).toEqual(['platform', 'postgres']);
});

/** What PostgreSQL has unless it is told otherwise, and keeps of it for superusers. */
const MAX_CONNECTIONS = 100;
const RESERVED_CONNECTIONS = 3;

test('docs/OPERATIONS.md "Several platforms": while a build is rolled out on the most pods, an import still gets connections', () => {
  const platform = read('kustomize/platform.yaml');
  const numberOf = (form: RegExp) => Number(form.exec(platform)?.[1]);
  // One pod more, and the one that it replaces, which takes a while to end; an import has as many as a platform.
  const most = numberOf(/maxReplicas: (\d+)/) + numberOf(/maxSurge: (\d+)/) + 1 + 1;
  const each = numberOf(/name: DATABASE_CONNECTIONS, value: "(\d+)"/) + 1;
  expect(most * each).toBeLessThanOrEqual(MAX_CONNECTIONS - RESERVED_CONNECTIONS);
});

test('what is scaled by its load has no number of pods in the manifests: each apply would set it back', () => {
  for (const name of ['web', 'platform']) {
    const manifest = read(`kustomize/${name}.yaml`);
    expect(manifest).toContain('kind: HorizontalPodAutoscaler');
    expect(manifest).not.toMatch(/^ {2}replicas:/m);
  }
});

test('nginx logs no requests: their addresses have search texts and tokens', () => {
  expect(read('nginx/taspa.conf.template')).toMatch(/^access_log off;$/m);
  expect(read('nginx/nginx.conf')).toMatch(/^error_log stderr error;$/m);
});

test('nginx in a container has the same surroundings as with `npm run cluster`', () => {
  expect(read('nginx/nginx.conf')).toContain('worker_connections 2048;');
  expect(read('Containerfile.nginx')).toMatch(/^COPY deploy\/nginx\/nginx\.conf \/etc\/nginx\/nginx\.conf$/m);
});

test('the command that builds an image keeps its health check, which the format of OCI does not have', () => {
  for (const file of containerFiles)
    expect(read(file)).toContain(`podman build --format docker -f deploy/${file} -t taspa/`);
});

describe('docs/OPERATIONS.md "Containers": variables that compose and the manifests do not list', () => {
  test.each(['web', 'platform'])('%s takes them from a file or a Secret of its own', (name) => {
    const compose = new RegExp(`^x-${name}:[\\s\\S]*?^$`, 'm').exec(read('compose.yaml'))?.[0];
    expect(compose).toContain(`env_file: [{ path: ${name}.env, required: false }]`);
    expect(read(`kustomize/${name}.yaml`)).toContain(`- secretRef: { name: taspa-${name}, optional: true }`);
  });

  test('their files are neither committed nor copied into an image', () => {
    for (const file of ['.gitignore', '.dockerignore'])
      expect(readFileSync(file, 'utf8').split('\n')).toEqual(expect.arrayContaining(['deploy/*.env']));
  });
});

test('compose has the replica of `npm run cluster`: platforms read from it', () => {
  const replica = serviceOf('postgres-replica');
  const folder = /"\.\/(\S+):\/replica:ro"/.exec(replica)?.[1] ?? '';
  expect(replica).toContain('entrypoint: [bash, /replica/start.sh]');
  expect(folder && read(`${folder}/start.sh`)).toContain('pg_basebackup');
  expect(read('compose.yaml')).toContain('DATABASE_READ_URL: ${DATABASE_READ_URL-postgres://taspa:');
});

test('the health checks of PostgreSQL ask as the role that compose makes: for another one every check is an error in its log', () => {
  const role = /POSTGRES_USER: (\w+)/.exec(serviceOf('postgres'))?.[1];
  for (const name of ['postgres', 'postgres-replica'])
    expect(serviceOf(name)).toContain(`test: [CMD, pg_isready, -h, 127.0.0.1, -U, ${role}]`);
});

test('compose: nginx reaches its upstreams by addresses of their own, so it starts while one is stopped', () => {
  const compose = read('compose.yaml');
  const own = [...compose.matchAll(/ipv4_address: (\S+) /g)].map(([, address]) => address);
  const used = [...serviceOf('nginx').matchAll(/\bserver ([^:]+):\d+/g)].map(([, host]) => host);
  expect(own).toHaveLength(4);
  expect([...new Set(used)].sort()).toEqual([...new Set(own)].sort());
  // What is given to the others is in another part of the network.
  expect(compose).toContain('subnet: 172.28.0.0/16, gateway: 172.28.0.1, ip_range: 172.28.128.0/17');
  for (const address of own) expect(address).toMatch(/^172\.28\.0\.\d+$/);
});

test('a program that starts in a container is ended by a signal', () => {
  for (const name of ['web', 'platform'])
    expect(new RegExp(`^x-${name}:[\\s\\S]*?^$`, 'm').exec(read('compose.yaml'))?.[0]).toContain(
      '\n  init: true\n',
    );
  // In Kubernetes the platform is the first process.
  const main = readFileSync('platform/src/main.ts', 'utf8');
  expect(main).toMatch(/^for \(const signal of \['SIGINT', 'SIGTERM'\] as const\) process\.once\(signal,/m);
  expect(main.indexOf('process.once(signal')).toBeLessThan(main.indexOf('await start(env)'));
});

const testWithKubectl = spawnSync('kubectl', ['version', '--client']).error ? test.skip : test;

testWithKubectl(
  'the manifests are put together by kustomize, and every program is restricted and probed',
  () => {
    const all = execFileSync('kubectl', ['kustomize', 'deploy/kustomize'], { encoding: 'utf8' });
    const documents = all.split(/^---$/m);
    const kindOf = (document: string) => /^kind: (\w+)$/m.exec(document)?.[1] ?? '';
    const deployments = documents.filter((document) => kindOf(document) === 'Deployment');
    expect(deployments).toHaveLength(3);
    for (const deployment of deployments) {
      for (const rule of [
        'readOnlyRootFilesystem: true',
        'allowPrivilegeEscalation: false',
        'runAsNonRoot: true',
        'readinessProbe:',
        'livenessProbe:',
        'memory:',
        'automountServiceAccountToken: false',
        'enableServiceLinks: false',
      ]) {
        expect(deployment).toContain(rule);
      }
    }
    const counts = (kind: string) => documents.filter((document) => kindOf(document) === kind).length;
    expect({
      budgets: counts('PodDisruptionBudget'),
      scalers: counts('HorizontalPodAutoscaler'),
      services: counts('Service'),
      isClosedByDefault: all.includes('name: nothing-by-default'),
    }).toEqual({ budgets: 3, scalers: 2, services: 3, isClosedByDefault: true });
  },
);
