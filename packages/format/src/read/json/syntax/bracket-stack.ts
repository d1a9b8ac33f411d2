/** The open brackets of a text, at one bit a level, so that no depth of an input is a danger. */
export class BracketStack {
	depth = 0;
	/** Set for an object, clear for an array; level n is bit n & 7 of byte n >> 3. */
	#bits = new Uint8Array(32);

	/**
	 * Notes an opening bracket.
	 *
	 * @param isObject - whether it is a brace
	 */
	push(isObject: boolean): void {
		const index = this.depth >> 3;
		if (index >= this.#bits.length) {
			const larger = new Uint8Array(this.#bits.length * 2);
			larger.set(this.#bits);
			this.#bits = larger;
		}
		const bit = 1 << (this.depth & 7);
		const others = (this.#bits[index] ?? 0) & ~bit;
		this.#bits[index] = isObject ? others | bit : others;
		this.depth++;
	}

	/** Notes a closing bracket. */
	pop(): void {
		this.depth--;
	}

	/** Whether the innermost open bracket is a brace; meaningless when none is open. */
	get inObject(): boolean {
		const level = this.depth - 1;
		return (((this.#bits[level >> 3] ?? 0) >> (level & 7)) & 1) === 1;
	}
}
