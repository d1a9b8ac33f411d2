// Loaded before a program that is measured: writes the time of the processor when it ends, in milliseconds.
const { writeFileSync } = require('node:fs');
process.on('exit', () => {
	const { user, system } = process.cpuUsage();
	writeFileSync(process.env.TILEWRIGHT_TIME_FILE, String((user + system) / 1000));
});
