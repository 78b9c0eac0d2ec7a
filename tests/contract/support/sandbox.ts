/** The body of a fault order of the sandbox (docs/PLATFORM.md). */
interface Fault {
  match: string;
  status?: number;
  errorCode?: string;
  cut?: boolean;
  hang?: boolean;
  delayMs?: number;
  times?: number;
}

interface Message {
  code: string;
  text: string;
}

/**
 * Reads from the platform's sandbox what it received and sent, and tells it what to do (docs/PLATFORM.md).
 */
export class Sandbox {
  readonly #url: string;

  constructor(platformUrl: string) {
    this.#url = `${platformUrl}/sandbox`;
  }

  async total(): Promise<number> {
    return (await this.#read('/requests.json')).total;
  }

  async seen(match: string, since = 0): Promise<Array<{ method: string; url: string }>> {
    const query = new URLSearchParams({ match, since: String(since) });
    return (await this.#read(`/requests.json?${query}`)).requests;
  }

  async requested(match: string, since = 0): Promise<number> {
    return (await this.seen(match, since)).length;
  }

  /** Calls since a total, as `GET /v2/…`. */
  async callsSince(total: number): Promise<string[]> {
    const calls = (await this.seen('*', total)).map(({ method, url }) => `${method} ${url}`);
    return calls.filter((call) => call.includes(' /v2/'));
  }

  /** Newest first. */
  messagesTo(phone: string): Promise<Message[]> {
    return this.#read(`/outbox.json?${new URLSearchParams({ to: phone })}`);
  }

  async codeTo(phone: string): Promise<string> {
    const [newest] = await this.messagesTo(phone);
    if (!newest) throw new Error(`nothing was sent to ${phone}`);
    return newest.code;
  }

  /** Another order: the state of a contract, a partner's code, the end of a transaction. */
  async order(path: string, body: object = {}) {
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    };
    const response = await fetch(`${this.#url}${path}`, init);
    if (!response.ok) throw new Error(`the sandbox refuses ${path}: ${response.status}`);
    return response.json();
  }

  fault(order: Fault): Promise<void> {
    return this.order('/faults', order);
  }

  /** How many requests the active faults have met. */
  async hits(): Promise<number> {
    const faults: Array<{ hits: number }> = await this.#read('/faults');
    return faults.reduce((sum, { hits }) => sum + hits, 0);
  }

  async heal(): Promise<void> {
    await fetch(`${this.#url}/faults`, { method: 'DELETE' });
  }

  async #read(path: string) {
    return (await fetch(`${this.#url}${path}`)).json();
  }
}
