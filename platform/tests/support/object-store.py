"""OpenStack Swift with its S3 interface, in one folder and for one run of the tests: FOLDER PORT,PORT,PORT,PORT ACCOUNT:USER SECRET."""
import ctypes
import os
import pwd
import signal
import sys

from swift.common import storage_policy, utils
from swift.common.ring import RingBuilder
from swift.common.wsgi import run_wsgi

folder, own_ports, key, secret = sys.argv[1:5]
ports = dict(zip(("proxy", "account", "container", "object"), own_ports.split(",")))

with open(os.path.join(folder, "swift.conf"), "w") as conf:
    conf.write("[swift-hash]\nswift_hash_path_suffix = tests\n")
utils.SWIFT_CONF_FILE = storage_policy.SWIFT_CONF_FILE = os.path.join(folder, "swift.conf")
utils.HASH_PATH_SUFFIX = b"tests"

class Memory(dict):
    """In place of memcached: Swift keeps tokens and facts of accounts there."""
    def __bool__(self):
        return True

    def get(self, key, **_):
        return super().get(key)

    def set(self, key, value, **_):
        self[key] = value

    def delete(self, key, **_):
        self.pop(key, None)

    def incr(self, key, delta=1, **_):
        self[key] = (self.get(key) or 0) + delta
        return self[key]


def memory(*_, **__):
    kept = Memory()

    def filter_of(app):
        def answer(env, start_response):
            env["swift.cache"] = kept
            return app(env, start_response)
        return answer
    return filter_of


COMMON = """[DEFAULT]
bind_ip = 127.0.0.1
bind_port = {port}
workers = 0
swift_dir = {folder}
devices = {folder}/devices
mount_check = false
log_address = /dev/null
user = {user}
[pipeline:main]
pipeline = {pipeline}
"""
SERVER = """[app:{name}-server]
use = egg:swift#{name}
fallocate_reserve = 0
"""
PROXY = """[app:proxy-server]
use = egg:swift#proxy
allow_account_management = true
account_autocreate = true
[filter:memory]
paste.filter_factory = __main__:memory
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
[filter:slo]
use = egg:swift#slo
[filter:tempauth]
use = egg:swift#tempauth
user_{account}_{user} = {secret} .admin
"""
me = pwd.getpwuid(os.getuid()).pw_name
account, user = key.split(":")
for name, own in ports.items():
    pipeline = "memory s3api tempauth slo proxy-server" if name == "proxy" else f"{name}-server"
    text = COMMON.format(port=own, folder=folder, pipeline=pipeline, user=me)
    text += PROXY.format(account=account, user=user, secret=secret) if name == "proxy" else SERVER.format(name=name)
    with open(os.path.join(folder, f"{name}-server.conf"), "w") as conf:
        conf.write(text)
    if name == "proxy":
        continue
    os.makedirs(os.path.join(folder, "devices", "one"), exist_ok=True)
    builder = RingBuilder(4, 1, 0)
    builder.add_dev({"region": 1, "zone": 1, "ip": "127.0.0.1", "port": int(own), "device": "one", "weight": 1})
    builder.rebalance()
    builder.get_ring().save(os.path.join(folder, f"{name}.ring.gz"))

storage_policy.reload_storage_policies()
PR_SET_PDEATHSIG = 1
for name in ports:
    if name != "proxy" and os.fork() == 0:
        # Each server makes a group of its own, so that whoever ends the first would leave the others.
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
        sys.exit(run_wsgi(os.path.join(folder, f"{name}-server.conf"), f"{name}-server", verbose=True))
sys.exit(run_wsgi(os.path.join(folder, "proxy-server.conf"), "proxy-server", verbose=True))
