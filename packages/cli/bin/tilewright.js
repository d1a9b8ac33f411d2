#!/usr/bin/env node
// A file of its own, so that npm links the command before it is built.
import '../dist/main.js';
