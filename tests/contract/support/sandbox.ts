interface Fault {
  match: string;
  status?: number;
  delayMs?: number;
  hang?: boolean;
}

/** What the platform's sandbox is asked for by a test that has no visitor (docs/PLATFORM.md). */
export class Sandbox {
  readonly #url: string;

  constructor(platformUrl: string) {
    this.#url = `${platformUrl}/sandbox`;
  }

  async total(): Promise<number> {
    return (await (await fetch(`${this.#url}/requests.json`)).json()).total;
  }

  /** Calls since a total, as `GET /v2/…`. */
  async callsSince(total: number): Promise<string[]> {
    const query = new URLSearchParams({ match: '*', since: String(total) });
    const { requests } = await (await fetch(`${this.#url}/requests.json?${query}`)).json();
    return requests
      .map(({ method, url }: { method: string; url: string }) => `${method} ${url}`)
      .filter((call: string) => call.includes(' /v2/'));
  }

  async fault(order: Fault): Promise<void> {
    await fetch(`${this.#url}/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(order),
    });
  }

  async heal(): Promise<void> {
    await fetch(`${this.#url}/faults`, { method: 'DELETE' });
  }
}
